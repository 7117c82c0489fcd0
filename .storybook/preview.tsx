import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { ownParts, rules } from './a11y/rules.ts';
import { argTypesEnhancers } from './argTypes.ts';
import { enterStoryEnvironment } from './backend.ts';
import { ThemedDocs } from './decorators/ThemedDocs.tsx';
import { adjusted } from './decorators/adjusted.tsx';
import { reviewed } from './decorators/reviewed.tsx';
import { surrounded } from './decorators/surrounded.tsx';
import { themed } from './decorators/themed.tsx';
import { globalTypes, initialGlobals } from './globals.ts';
import { DocsPage } from './matrix/DocsPage.tsx';
import { dynamicParts, modes, viewports } from './modes.ts';
import { isolateExampleFrame, serialisePlays } from './quietFrame.ts';
import { startNetwork } from './network.ts';
import { playUnlessReviewed } from './reviewing.ts';
import { checkStoryEnvironment } from './storyEnvironment.ts';
import '@cb/ui/theme';

// Generous for busy machines; a test that passes does not wait for it.
configure({ asyncUtilTimeout: 10_000 });

isolateExampleFrame();
const network = startNetwork();

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(() => network)],
  tags: ['autodocs'],
  decorators: [surrounded, reviewed, themed, adjusted],
  beforeEach: async (context) => {
    const { msw, globals, parameters } = context;
    playUnlessReviewed(context);
    await serialisePlays();
    return enterStoryEnvironment(msw, globals, parameters);
  },
  afterEach: checkStoryEnvironment,
  argTypesEnhancers,
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: { ...ownParts, resultTypes: ['violations', 'incomplete'], rules },
    },
    docs: {
      container: ThemedDocs,
      page: DocsPage,
      codePanel: true,
      toc: { headingSelector: 'h2, h3' },
    },
    viewport: { options: viewports },
    // Matches the local comparison, which also emulates reduced motion.
    chromatic: { modes, ignoreSelectors: [dynamicParts], prefersReducedMotion: 'reduce' },
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
            'Server',
            'Recipes',
            'Glossary',
            'Deployment',
            'Performance',
            'Security',
            'Settings',
            'About this workbench',
          ],
          'Foundations',
          ['Colour', 'Type, space and motion', 'Icons and artwork', 'Pictures', 'Rules', 'Tokens'],
          'Components',
          ['Actions', 'Forms', 'Feedback', 'Data', 'Layout', 'Brand'],
          'Screens',
          'Features',
          'Journeys',
        ],
      },
    },
  },
});
