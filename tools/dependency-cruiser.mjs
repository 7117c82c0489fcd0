/**
 * Import boundaries: packages/ui <- packages/features <- apps/site. Mocks are for development and
 * tests only.
 */

import { publicModules } from '../packages/ui/build/publicModules.ts';

const ui = '^packages/ui/src/';
const features = '^packages/features/src/';
/** The layers of the code that features share, lowest first. */
const layers = [
  'basics',
  'wire',
  'operator',
  'storage',
  'forms',
  'hooks',
  'session',
  'connection',
  'member',
  'realtime',
  'exactlyOnce',
  'gate',
].map((name) => `${features}shared/${name}/`);
const site = '^apps/site/src/';
const siteFolder = (name) => `${site}${name}/`;
/** The parts of the frame that pages import; the rest assembles the site. */
const aroundPages = `${siteFolder('frame')}(?:Page|PlainPage|PageSkeleton|ErrorBoundary)[.]`;
const mocks = '^mocks/src/';
const workbench = '^[.]storybook/';
/** Files that are only used by Storybook or by tests. */
const testFiles = '[.](?:docs|stories|test|fixtures)[.]tsx?$|^e2e/';
/** The files that the package of packages/ui exports. */
const exported = `${ui}(?:${[...publicModules.values()].map((file) => file.replaceAll('.', '[.]')).join('|')})$`;
const libraries = (...names) => `(?:^|/)node_modules/(?:${names.join('|')})(?:/|$)`;

export default {
  forbidden: [
    {
      name: 'unresolved',
      comment: 'An import that leads nowhere would also slip past every rule below.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[.]css$|^virtual:' },
    },
    {
      name: 'no-circular',
      comment: 'Modules that need each other cannot be read, tested or loaded apart.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'ui-is-the-bottom',
      comment: 'packages/ui knows nothing of the packages that use it.',
      severity: 'error',
      from: { path: ui, pathNot: testFiles },
      to: { path: [features, site, mocks, workbench, '^tools/', '^e2e/'] },
    },
    {
      name: 'ui-tests-stay-low',
      comment:
        'Stories and tests of packages/ui show props only; they may use mocks and the workbench.',
      severity: 'error',
      from: { path: `${ui}.*(?:${testFiles})` },
      to: { path: [features, site, '^tools/', '^e2e/'] },
    },
    {
      name: 'ui-by-its-exports',
      comment:
        'The product uses of packages/ui what its package exports (`exports` in packages/ui/package.json, without `./internal`).',
      severity: 'error',
      from: { path: [features, site], pathNot: testFiles },
      to: { path: ui, pathNot: exported },
    },
    {
      name: 'ui-draws-only',
      comment: 'Network, realtime, routing and mock servers have no place in packages/ui.',
      severity: 'error',
      from: { path: ui },
      to: {
        path: libraries(
          '@tanstack/react-query',
          'socket[.]io-client',
          'socket[.]io',
          'react-router',
          'react-router-dom',
          'msw',
          'msw-storybook-addon',
        ),
      },
    },
    {
      name: 'ui-domain-is-the-bottom',
      comment: 'Arithmetic and content are usable without what draws them.',
      severity: 'error',
      from: { path: `${ui}domain/`, pathNot: testFiles },
      to: { path: ui, pathNot: `${ui}domain/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'styles-stay-with-their-screen',
      comment:
        'A screen has the styles of its own folder; what two share is a component or a token.',
      severity: 'error',
      from: { path: '^(.+)/[^/]+$' },
      to: { path: `${ui}screens/.+[.]css[.]ts$`, pathNot: '^$1/' },
    },
    {
      name: 'style-sheets-import-the-theme',
      comment:
        'One component extends the look of another in its .tsx file, where imports are traced.',
      severity: 'error',
      from: { path: '[.]css[.]ts$' },
      to: { path: '[.]css[.]ts$', pathNot: `${ui}theme/` },
    },
    {
      name: 'features-below-site',
      comment: 'packages/features is assembled by the site, never the other way round.',
      severity: 'error',
      from: { path: features },
      to: { path: [site, '^tools/', '^e2e/'] },
    },
    {
      name: 'features-stay-apart',
      comment:
        'Features import what is shared, never each other; what is shared imports no feature.',
      severity: 'error',
      from: { path: `${features}([^/]+)/`, pathNot: testFiles },
      to: { path: features, pathNot: `${features}(?:shared|$1)/` },
    },
    ...layers.map((path, level) => ({
      name: 'shared-in-layers',
      comment: 'A layer of what is shared imports only from those before it.',
      severity: 'error',
      from: { path, pathNot: testFiles },
      to: { path: `${features}shared/`, pathNot: layers.slice(0, level + 1) },
    })),
    {
      name: 'features-do-not-route',
      comment: 'Routes belong to the site; a container gets its links and its navigation injected.',
      severity: 'error',
      from: { path: features },
      to: { path: libraries('react-router', 'react-router-dom') },
    },
    {
      name: 'no-mocks-in-production',
      comment: 'Only stories, tests and the workbench may reach the mock backend.',
      severity: 'error',
      from: { path: [ui, features, site], pathNot: testFiles },
      to: {
        path: [
          mocks,
          workbench,
          libraries('msw', 'msw-storybook-addon', 'storybook', '@storybook'),
        ],
      },
    },
    {
      name: 'site-assembles-only',
      comment:
        'The site reaches the server through features: no wire code or validation of its own.',
      severity: 'error',
      from: { path: site, pathNot: testFiles },
      to: {
        path: libraries('socket[.]io-client', 'valibot', '@radix-ui'),
      },
    },
    {
      name: 'site-operator-below',
      comment:
        'The settings know no screen; only what reports to the operator reads the route tables.',
      severity: 'error',
      from: {
        path: siteFolder('operator'),
        pathNot: [testFiles, `${siteFolder('operator')}operatorReports[.]ts$`],
      },
      to: { path: site, pathNot: siteFolder('operator') },
    },
    {
      name: 'site-pages-by-route',
      comment: 'A page is reached through its route, so that it is fetched when it is visited.',
      severity: 'error',
      from: { path: site, pathNot: [testFiles, siteFolder('routes'), siteFolder('pages')] },
      to: { path: siteFolder('pages') },
    },
    {
      name: 'site-frame-on-top',
      comment: 'Routes and pages use what surrounds a page, not what assembles the site.',
      severity: 'error',
      from: { path: [siteFolder('routes'), siteFolder('pages')], pathNot: testFiles },
      to: { path: siteFolder('frame'), pathNot: aroundPages },
    },
    {
      name: 'mocks-world-below',
      comment: 'The data and its rules know neither calls nor transport.',
      severity: 'error',
      from: { path: `${mocks}world/`, pathNot: testFiles },
      to: { path: mocks, pathNot: `${mocks}world/` },
    },
    {
      name: 'mocks-handlers-without-transport',
      comment: 'Calls are the same in a page and in Node, so their handlers know neither.',
      severity: 'error',
      from: { path: `${mocks}(?:handlers|scenarios)/`, pathNot: testFiles },
      to: { path: `${mocks}serve/` },
    },
    {
      name: 'mocks-know-types-only',
      comment: 'The mock backend uses the wire types of features and no code of theirs.',
      severity: 'error',
      from: { path: mocks, pathNot: testFiles },
      to: { path: features, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mocks-are-a-server',
      comment: 'The mock backend draws nothing and knows no screen.',
      severity: 'error',
      from: { path: mocks },
      to: { path: [ui, site, libraries('react', 'react-dom')] },
    },
    {
      name: 'tools-below-workbench',
      comment:
        'The workbench imports tools for pictures and requirements; what both need belongs to tools.',
      severity: 'error',
      from: { path: ['^tools/', '^e2e/'] },
      to: { path: workbench },
    },
    {
      name: 'workbench-above-tools',
      comment: 'The workbench imports packages and tools, but no end-to-end test or measurement.',
      severity: 'error',
      from: { path: workbench },
      to: { path: ['^e2e/', '^tools/bench/'] },
    },
    {
      name: 'production-imports-no-tests',
      comment: 'A story, test or fixture is never part of the product.',
      severity: 'error',
      from: { path: [ui, features, site], pathNot: testFiles },
      to: { path: testFiles },
    },
  ],
  options: {
    parser: 'swc',
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(?:storybook-static|report)/|^(?:apps|packages)/[^/]+/dist[a-z-]*/|^packages/ui/consumer/app/',
    },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
