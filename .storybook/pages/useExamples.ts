import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';

/** Returns the stories of a docs page without tests and pictures of other stories. */
export const useExamples = () =>
  use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
