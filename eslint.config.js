import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './web/svelte.config.js';

export default ts.config(
  { ignores: ['**/*.gen.ts', '**/dist/', '**/node_modules/', '**/target/', 'fuzz/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // The compiler knows names, and what is unused.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Links are plain `<a href>`; the router takes them over.
      'svelte/no-navigation-without-resolve': 'off',
      // Maps and sets here are caches: no component depends on them.
      'svelte/prefer-svelte-reactivity': 'off',
      // `svelte-check` decides which of its warnings are ignored.
      'svelte/no-unused-svelte-ignore': 'off',
      // `let` where a prop is bound, as Svelte wants it.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
    },
  },
  {
    // The rules are our own texts, rendered when the client is built.
    files: ['web/src/learn/*.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
