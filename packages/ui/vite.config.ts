import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { importStyles, packageFiles } from './build/plugins.ts';
import { publicModules } from './build/publicModules.ts';
import manifest from './package.json' with { type: 'json' };

const src = join(import.meta.dirname, 'src');
const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** Builds the package that other apps install: a module and a style sheet for each source file. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), importStyles(), packageFiles()],
  build: {
    target: ['chrome116', 'edge116', 'firefox124', 'safari17.4'],
    // Apps minify the package themselves, and readable code helps to find errors.
    minify: false,
    cssMinify: false,
    reportCompressedSize: false,
    cssCodeSplit: true,
    lib: { entry: [...publicModules.values()].map((file) => join(src, file)), formats: ['es'] },
    rolldownOptions: {
      // Includes the font, whose files the app's bundler takes from the font's own package.
      external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: src,
        entryFileNames: '[name].js',
        assetFileNames: ({ names: [name = ''] }) => name.replace('.css.ts.vanilla.css', '.css'),
      },
    },
  },
});
