import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineMain } from '@storybook/react-vite/node';
import react from '@vitejs/plugin-react';
import { groups } from './chunks.ts';
import { iconsInUse } from './foundations/iconsInUse.ts';
import { truthful } from './manifest.ts';
import { changedSince } from './order/changed.ts';
import { withTags } from './order/tags.ts';
import { keptPictures } from './matrix/keptPictures.ts';
import { prebundled } from './prebundled.ts';
import { requirementsFile } from './requirements/requirementsFile.ts';
import { tokenFiles } from './tokens/tokenFiles.ts';
import { specification } from '../tools/spec/plugin.ts';

/** A preset that the type of `defineMain` does not include. */
const presets = { experimental_manifests: truthful };

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
  // Tests of stories are hidden until the filter "Testing" in the sidebar shows them.
  tags: { _test: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers, { configType }) => {
    const isChanged = changedSince(configType === 'PRODUCTION');
    return (indexers ?? []).map((indexer) => withTags(indexer, isChanged));
  },
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    'storybook-addon-tag-badges',
    '@storybook/addon-designs',
    '@storybook/addon-mcp',
  ],
  // Screens load the banners from the site's root.
  staticDirs: [
    { from: '../apps/site/public/banners', to: '/banners' },
    { from: '../tools/pictures/baselines', to: '/pictures' },
    { from: '../docs/design', to: '/designs' },
  ],
  features: {
    experimentalTestSyntax: true,
    componentsManifest: true,
  },
  ...presets,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      react(),
      vanillaExtractPlugin(),
      specification(),
      iconsInUse(),
      requirementsFile(),
      tokenFiles(),
      keptPictures(),
      ...(config.plugins ?? []),
    ],
    optimizeDeps: { ...config.optimizeDeps, include: prebundled },
    build: { ...config.build, rolldownOptions: { output: { codeSplitting: { groups } } } },
  }),
});
