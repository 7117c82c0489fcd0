import { forgetMember } from '@cb/features/lib/forgetMember';
import { createQueryClient } from '@cb/features/lib/queryClient';
import type { StoryContext } from '@storybook/react-vite';
import { siteFiles } from './siteFiles.ts';

/** A journey begins in a browser that remembers nothing of a member and reaches the site's files. */
export async function openBrowser({ msw }: Pick<StoryContext, 'msw'>) {
  await forgetMember(createQueryClient());
  msw.use(siteFiles);
}
