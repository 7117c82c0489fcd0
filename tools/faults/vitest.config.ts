import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** Runs the unit tests of the mutated files. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['{packages,apps,mocks}/**/*.test.ts'],
    // These start processes that mutants do not affect, or take seconds for each mutant.
    exclude: ['**/node_modules/**', '**/{cli,durability,outages}.test.ts'],
  },
});
