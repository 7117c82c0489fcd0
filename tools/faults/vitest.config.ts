import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** The unit tests of what is mutated. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['{packages,apps,mocks}/**/*.test.ts'],
    // They start processes of their own, which no fault reaches, or last seconds for each fault.
    exclude: ['**/node_modules/**', '**/{cli,durability,outages}.test.ts'],
  },
});
