import { pictured } from '@cb/workbench/pictured';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { AlertBox } from '../AlertBox/AlertBox.tsx';
import { Stack } from '../Stack/Stack.tsx';
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
    guidance: {
      access: [
        'Both regions stay mounted: a new error is announced at once, a new info politely.',
        'Each list has a heading, so that screen readers can jump to it.',
        'It takes no focus.',
      ],
      do: {
        text: 'Leave the order to it: Errors come first.',
        show: () => (
          <AlertLists
            errors={['Zipcode is not known']}
            info={['We have sent you an email']}
            loading={false}
            level={3}
          />
        ),
      },
      avoid: {
        text: 'Do not compose the lists yourself in another order.',
        show: () => (
          <Stack>
            <AlertBox tone="info" messages={['We have sent you an email']} level={3} />
            <AlertBox tone="errors" messages={['Zipcode is not known']} level={3} />
          </Stack>
        ),
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `Both lists of a server's response in their fixed order: Errors, then Info.

**Use it** on every screen that shows the messages of a call, and keep it mounted while the call runs.

**Do not use it** for one list alone (AlertBox).`,
      },
    },
  },
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
  await expect(canvas.getByRole('heading', { name: 'Errors' })).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Info' })).toBeVisible();
});

Loading.test('shows nothing while loading [ALR-03]', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('heading')).toBeNull();
  await expect(canvas.queryByRole('listitem')).toBeNull();
  await expect(canvasElement.textContent).toBe('');
});
