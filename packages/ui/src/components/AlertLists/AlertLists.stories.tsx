import { pictured } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
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
  parameters: {
    docs: {
      description: {
        component: `Both lists of a server's answer in their fixed order: Errors, then Info.

**Use it** on every screen that shows the messages of a call, and keep it mounted while the call runs.

**Do not use it** for one list alone (AlertBox).`,
      },
    },
  },
});

export const Both = meta.story({ parameters: pictured });

export const ErrorsOnly = meta.story({ args: { info: [] } });

export const InfoOnly = meta.story({ args: { errors: [] } });

export const Nothing = meta.story({ args: { errors: [], info: [] } });

export const Loading = meta.story({ args: { loading: true } });

Both.test('shows both lists when not loading [ALR-03]', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Errors' })).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Info' })).toBeVisible();
});

Loading.test('shows nothing while loading [ALR-03]', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('heading')).toBeNull();
  await expect(canvas.queryByRole('listitem')).toBeNull();
  await expect(canvasElement.textContent).toBe('');
});
