import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { themed } from './decorators/themed.tsx';
import { modes, viewports } from './modes.ts';
import { startWorker } from './worker.ts';
import '@cb/ui/theme/theme.ts';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  decorators: [themed],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    chromatic: { modes },
    options: {
      storySort: {
        order: ['Guide', 'Foundations', 'Components', 'Screens', 'Features', 'Journeys'],
      },
    },
  },
});
