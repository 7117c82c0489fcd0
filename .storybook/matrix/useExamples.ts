import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';

/** The stories of a docs page that show something: without those that only test another one. */
export const useExamples = () =>
  use(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes('test-fn'));
