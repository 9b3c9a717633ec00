import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['**/*.e2e.ts'], testTimeout: 600_000, hookTimeout: 120_000, fileParallelism: false },
});
