import addonA11y from '@storybook/addon-a11y';
// Only the annotations, because the addon's function adds 1 MB of script for docs pages to every story.
import * as addonDocs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import '@cb/ui/theme';
import { axeSpec, axeRunOptions } from '../tools/axeRules.ts';
import { dynamicParts, modes, viewports } from '../tools/pictures/modes.ts';
import { onBackend } from './backend/onBackend.ts';
import './playHelpers.ts';
import { ignoreFrameBlur, isolateExampleFrame } from './pages/exampleFrame.ts';
import { goToChosenState } from './pages/goToChosenState.ts';
import { toolbarDecorators } from './decorators/toolbars.tsx';
import { enhanceArgTypes } from './pages/argTypes.ts';
import { LazyDocsContainer, LazyDocsPage } from './pages/lazyDocs.tsx';
import './pages/docsSelection.ts';
import { picturedOnce } from './pictures/pictured.ts';
import { globalTypes, initialGlobals } from './toolbars/globals.ts';

isolateExampleFrame();
// Story tests focus their own frame.
if (!import.meta.env['STORY_TESTS']) ignoreFrameBlur();

// Only stories with a backend start the worker.
const loadWorker = async () => (await import('msw/browser')).setupWorker();

export default definePreview({
  addons: [addonDocs, addonA11y(), addonPseudoStates(), addonMsw(loadWorker)],
  tags: ['autodocs'],
  loaders: [goToChosenState],
  decorators: toolbarDecorators,
  ...onBackend,
  argTypesEnhancers: [enhanceArgTypes, picturedOnce],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      config: axeSpec,
      options: { ...axeRunOptions, resultTypes: ['violations', 'incomplete'] },
    },
    docs: {
      container: LazyDocsContainer,
      page: LazyDocsPage,
      codePanel: true,
      // Leaves out the headings of stories and of the pictures of good and bad use.
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .skip-toc, figure *' },
    },
    viewport: { options: viewports },
    // The whole document, since menus and dialogs are outside the story's root.
    pseudo: { rootSelector: 'body' },
    // The local comparison emulates reduced motion, too. A story asks for its picture (`pictured`).
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
          ['Welcome', 'How to review a change'],
          'Foundations',
          ['Colour', 'Type, space and motion', 'States'],
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
