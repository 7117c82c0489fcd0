import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';

/** Returns the stories of a docs page without those that are tests of another story. */
export const useExamples = () =>
  use(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes('test-fn'));
