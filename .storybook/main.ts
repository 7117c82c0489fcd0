import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineMain } from '@storybook/react-vite/node';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { groups } from './chunks.ts';
import { iconsInUse } from './foundations/iconsInUse.ts';
import { changedSince, comparedWith } from './order/changed.ts';
import { searchable } from './order/search.ts';
import { withTags } from './order/tags.ts';
import { servedFile } from './servedFile.ts';
import { specFile } from './spec/specFile.ts';
import { enrichCsf, withModules } from './snippets.ts';
import { tokenFiles } from './tokens/tokenFiles.ts';
import { tracedStyles } from './tracedStyles.ts';
import { sheetsFile } from '../tools/pictures/sheetFile.ts';

/** Presets that the type of `defineMain` does not include. */
const presets = {
  experimental_manifests: withModules,
  experimental_enrichCsf: enrichCsf,
  storyIndexGenerator: searchable,
};

/** Reads props only from files that can hold a component. Reading all files took a third of a build. */
function onlyOfComponents(plugin: PluginOption): PluginOption {
  if (!plugin || !('transform' in plugin)) return plugin;
  const { name, transform } = plugin;
  if (name !== 'storybook:react-docgen-plugin' || typeof transform !== 'function') return plugin;
  const id = { include: /\.tsx$/, exclude: /\.stories\.tsx$|node_modules/ };
  return { ...plugin, transform: { filter: { id }, handler: transform } };
}

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/features/src/**/*.stories.tsx',
    './foundations/**/*.stories.tsx',
    './journeys/**/*.stories.tsx',
    './foundations/**/*.mdx',
    './guide/**/*.mdx',
  ],
  // Hidden until a filter in the sidebar shows them: tests of stories, extremes, faults of the server
  // and sheets for pictures. The page of a component or screen shows all of its stories.
  tags: {
    _test: { defaultFilterSelection: 'exclude' },
    'edge-case': { defaultFilterSelection: 'exclude' },
    fault: { defaultFilterSelection: 'exclude' },
    looks: { defaultFilterSelection: 'exclude' },
  },
  experimental_indexers: (indexers, { configType }) => {
    const isChanged = changedSince(comparedWith(configType === 'PRODUCTION'));
    return (indexers ?? []).map((indexer) => withTags(indexer, isChanged));
  },
  addons: [
    {
      name: '@storybook/addon-docs',
      // Story tests, where Vitest sets VITEST, show no code; extracting it took an eighth of their
      // start.
      options: { csfPluginOptions: process.env['VITEST'] ? null : {} },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    'storybook-addon-tag-badges',
    '@storybook/addon-mcp',
  ],
  // Screens load the banners from the site's root.
  staticDirs: [
    { from: '../apps/site/public/invites', to: '/invites' },
    { from: '../tools/pictures/baselines', to: '/pictures' },
    { from: '../docs/drawings', to: '/drawings' },
  ],
  features: {
    experimentalSearchDocsHeadings: true,
    experimentalTestSyntax: true,
    componentsManifest: true,
    // The theme sets the background.
    backgrounds: false,
    experimentalCodeExamples: true,
  },
  ...presets,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config, { configType }) => ({
    ...config,
    define: {
      ...config.define,
      'import.meta.env.COMPARED_WITH': JSON.stringify(
        comparedWith(configType === 'PRODUCTION') ?? '',
      ),
    },
    plugins: [
      react(),
      vanillaExtractPlugin(),
      tracedStyles(),
      iconsInUse(),
      specFile(),
      tokenFiles(),
      // Filled by `npm run build:sheets`.
      servedFile(sheetsFile, 'application/json', async () => '{}'),
      ...(config.plugins ?? []).map(onlyOfComponents),
    ],
    build: { ...config.build, rolldownOptions: { output: { codeSplitting: { groups } } } },
  }),
});
