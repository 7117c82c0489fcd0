import { pictured } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { guidance } from './AlertLists.docs.tsx';
import { AlertLists } from './AlertLists.tsx';

const meta = preview.meta({
  id: 'components-alertlists',
  title: 'Components/Feedback/AlertLists',
  component: AlertLists,
  args: {
    errors: ['Zipcode is not known'],
    info: ['We have sent you an email with a link'],
    loading: false,
  },
  parameters: { guidance },
});

/** A response with both lists; Errors always come first. */
export const Both = meta.story({ parameters: pictured });

/** The Info list is empty and leaves no gap. */
export const ErrorsOnly = meta.story({ args: { info: [] } });

/** The Errors list is empty and leaves no gap. */
export const InfoOnly = meta.story({ args: { errors: [] } });

/** Before the first response, both live regions are mounted and invisible. */
export const Nothing = meta.story({ args: { errors: [], info: [] } });

/** A new request is in flight, so the messages of the previous response are hidden. */
export const Loading = meta.story({ args: { loading: true } });

Both.test('shows both lists when not loading [ALR-03]', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Errors' })).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Info' })).toBeVisible();
});

Loading.test('shows nothing while loading [ALR-03]', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('heading')).toBeNull();
  await expect(canvas.queryByRole('listitem')).toBeNull();
  await expect(canvasElement.textContent).toBe('');
});
