import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineMain } from '@storybook/react-vite/node';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { generatedModules } from './foundations/generatedModules.ts';
import { storyIndexGenerator } from './pages/specification/storyIndexGenerator.ts';
import { specFile } from './pages/specification/specFile.ts';

/** Tests skip the extraction of controls and code, which they do not show and which slows their start. */
const isTest = process.env['VITEST'] !== undefined;

// A preset that `defineMain` has no type for; spread below, so that TypeScript does not reject it.
const presets = { storyIndexGenerator };

/** Matches the start of a path to the source of a component or screen, without its docs, stories and fixtures. */
const componentSource = /packages\/ui\/src\/(?!.*\.(?:docs|stories|fixtures)\.)/.source;

/**
 * The modules that the build combines into one file each. Otherwise a screen's page would load about
 * a hundred files, most of them smaller than their request.
 */
const chunks = [
  {
    name: 'libraries',
    test: /node_modules\/(?:@floating-ui|@radix-ui|@vanilla-extract|downshift|lucide-react|react|react-dom|scheduler)\//,
  },
  { name: 'fixtures', test: /packages\/ui\/src\/.*\.fixtures\./ },
  { name: 'parts', test: new RegExp(`${componentSource}(?!screens/)`) },
  {
    name: (id: string) => `screens-${/screens\/(\w+)\//.exec(id)?.[1] ?? 'all'}`,
    test: new RegExp(`${componentSource}screens/`),
  },
];

export default defineMain({
  ...presets,
  framework: '@storybook/react-vite',
  stories: [
    '../packages/{ui,features}/src/**/*.stories.tsx',
    './{foundations,journeys}/**/*.stories.tsx',
    './{foundations,guide}/**/*.mdx',
  ],
  // Hidden until a filter in the sidebar shows them. The page of a component or screen shows all stories.
  tags: {
    _test: { defaultFilterSelection: 'exclude' },
    'edge-case': { defaultFilterSelection: 'exclude' },
    fault: { defaultFilterSelection: 'exclude' },
  },
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    '@storybook/addon-mcp',
    '../tools/docgen/preset.ts',
  ],
  // Screens load the banners from the site's root.
  staticDirs: [{ from: '../apps/site/public/invites', to: '/invites' }],
  features: {
    // The theme sets the background.
    backgrounds: false,
    componentsManifest: true,
    experimentalCodeExamples: !isTest,
    experimentalSearchDocsHeadings: true,
    experimentalTestSyntax: true,
    sidebarOnboardingChecklist: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: isTest ? false : 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [
        react(),
        vanillaExtractPlugin(),
        ...generatedModules(),
        specFile(),
        msw({ mode: 'worker-only' }),
      ],
      optimizeDeps: { include: ['@storybook/addon-docs/preview', 'msw/browser'] },
      // Files that tests and builds write must not reload a page.
      server: { watch: { ignored: ['**/{report,storybook-static,test-results}/**'] } },
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
    }),
});
