import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure, getConfig } from 'storybook/test';
import { axeSpec, ownParts } from '../tools/axeRules.ts';
import { argTypesEnhancers } from './argTypes.ts';
import './decorators/docsTheme.ts';
import './decorators/forced.css.ts';
import { adjusted } from './decorators/adjusted.tsx';
import { contrasted } from './decorators/contrasted.tsx';
import { DocsContainer, DocsPage } from './decorators/docsParts.tsx';
import { reviewed } from './decorators/reviewed.tsx';
import { surrounded } from './decorators/surrounded.tsx';
import { themed } from './decorators/themed.tsx';
import { globalTypes, initialGlobals } from './globals.ts';
import { keepSelection } from './links/keepSelection.ts';
import { dynamicParts, modes, viewports } from '../tools/pictures/modes.ts';
import { picturedOnce } from './modes.ts';
import { mockReducedMotion } from './motion.ts';
import { ignoreFrameBlur, isolateExampleFrame, serialisePlays } from './quietFrame.ts';
import { setAutoplay } from './internals.ts';
import { starts } from './restart.ts';
import { isReviewed, runsOnBackend } from './reviewing.ts';
import { shelled, shellLoader } from './shell/shelled.tsx';
import '@cb/ui/theme';

const { getElementError } = getConfig();

configure({
  // Generous for busy machines; a test that passes does not wait for it.
  asyncUtilTimeout: 10_000,
  // Describes the page only for a message that is read: while a test waits, every attempt fails with an
  // error that nobody reads.
  getElementError(message, container) {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    const described = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { get: described, configurable: true });
  },
});

/** Intercepts the calls of stories that have a backend. */
function mswOnBackend() {
  const addon = addonMsw(async () => (await import('./network.ts')).network);
  const [intercept] = [addon.beforeEach ?? []].flat();
  const beforeEach: typeof intercept = (context) =>
    runsOnBackend(context) ? intercept?.(context) : undefined;
  return { ...addon, beforeEach };
}

isolateExampleFrame();
// Story tests run in a frame whose focus is theirs.
if (!import.meta.env['STORY_TESTS']) ignoreFrameBlur();
keepSelection();

export default definePreview({
  // The package's own function would load the doc blocks immediately.
  addons: [definePreviewAddon<DocsTypes>(docs), addonA11y(), mswOnBackend(), addonPseudoStates()],
  tags: ['autodocs'],
  loaders: [shellLoader],
  decorators: [shelled, surrounded, reviewed, themed, adjusted, contrasted],
  beforeEach: async (context) => {
    if (!starts(context)) return undefined;
    const { msw, globals, parameters } = context;
    setAutoplay(!isReviewed(context));
    await serialisePlays();
    // Set before the story renders, since components read the media query while they render.
    const restoreMotion = globals['motion'] === 'reduced' ? mockReducedMotion(true) : undefined;
    if (!runsOnBackend(context)) return restoreMotion;
    const { enterStoryEnvironment } = await import('./backend.ts');
    enterStoryEnvironment(msw, globals, parameters);
    return async () => {
      restoreMotion?.();
      const { endStoryEnvironment } = await import('./storyEnvironment.ts');
      await endStoryEnvironment();
    };
  },
  afterEach: async (context) => {
    if (!runsOnBackend(context)) return;
    const { checkStoryEnvironment } = await import('./storyEnvironment.ts');
    // A reviewed story does not play, so nothing waits for its calls.
    await checkStoryEnvironment(isReviewed(context));
  },
  argTypesEnhancers: [...argTypesEnhancers, picturedOnce],
  globalTypes,
  // Tests and pictures show one state of each screen in the shell, so that its changes affect few.
  initialGlobals: import.meta.env['STORY_TESTS']
    ? { ...initialGlobals, shell: 'mainStates' }
    : initialGlobals,
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      config: axeSpec,
      options: { ...ownParts, resultTypes: ['violations', 'incomplete'] },
    },
    docs: {
      container: DocsContainer,
      page: DocsPage,
      codePanel: true,
      // Leaves out the headings of stories and of the pictures of good and bad use.
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .skip-toc, figure *' },
    },
    viewport: { options: viewports },
    // The whole document, since menus and dialogs are outside the story's root.
    pseudo: { rootSelector: 'body' },
    // Matches the local comparison, which also emulates reduced motion.
    // A story asks for its picture (`pictured`).
    chromatic: {
      modes,
      disableSnapshot: true,
      ignoreSelectors: [dynamicParts],
      prefersReducedMotion: 'reduce',
    },
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'Welcome',
            'How to review a change',
            'Writing',
            'Accessibility',
            'Specification',
            'Decisions',
            'Architecture',
            'Decision records',
            'Recipes',
            'Glossary',
            'Operations',
            ['Deployment', 'Server', 'Settings', 'Security', 'Performance'],
            'About this workbench',
          ],
          'Foundations',
          [
            'Colour',
            'Type, space and motion',
            'States',
            'Icons and artwork',
            'Gift cards',
            'Rules',
            'Tokens',
            'Playground',
          ],
          'Components',
          ['Actions', 'Forms', 'Feedback', 'Data', 'Layout', 'Brand'],
          'Screens',
          ['*', ['*', 'Parts']],
          'Features',
          'Journeys',
        ],
        method: 'alphabetical',
      },
    },
  },
});
