/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { rules } from './vite/rules';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Where `npm run dev` finds a running house. */
const house = process.env['MARAUDE_HOUSE'] ?? 'http://127.0.0.1:8010';

export default defineConfig({
  root: here('.'),
  base: '/',
  plugins: [svelte(), rules()],
  resolve: { alias: { $web: here('./src') } },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: house, ws: true } },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // A busy machine is slow; that is no failure.
  test: { testTimeout: 60_000, include: ['tests/**/*.test.ts', '../games/*/web/**/*.test.ts'] },
});
