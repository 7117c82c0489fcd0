import { records, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { calls } from '@cb/workbench/storyEnvironment';
import { expect, screen } from 'storybook/test';
import { LegacyOrderList } from './LegacyOrderList.tsx';

const meta = preview.meta({
  title: 'Features/Redeem/LegacyOrders',
  tags: ['legacy', '!autodocs'],
  component: LegacyOrderList,
  args: { helpHref: 'https://help.cbrewards.example/' },
  decorators: [connected],
  parameters: { signedIn: true, showsMember: true },
});

/** Three redemptions; the help beside each explains where its CB are. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
});

Ready.test('fetches the list [CAL-37]', async ({ canvas }) => {
  await expect(canvas.getAllByText('TANGOCARDS')).toHaveLength(3);
  await expect(calls().map(({ path, body }) => [path, body])).toEqual([
    ['/redemptions/list', '{}'],
  ]);
});

Ready.test('explains an order', async ({ canvas, userEvent }) => {
  const [help] = canvas.getAllByRole('button', { name: /^Where is my CB\?/ });
  if (help) await userEvent.click(help);
  await expect(await screen.findByRole('dialog', { name: 'Where is my CB?' })).toHaveTextContent(
    /Gift card \(TANGOCARDS\), .*CB/,
  );
});

/** A member who has not redeemed yet. */
export const Empty = meta.story({
  globals: { member: 'new' },
  play: async ({ canvas }) => {
    await canvas.findByText('You have not redeemed yet.');
  },
});

/** The redemptions have not arrived yet. */
export const Loading = meta.story({
  parameters: { scenario: 'never' },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your redemptions');
  },
});

export const Failed = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'transportFailure' },
  play: async ({ canvas }) => {
    await canvas.findByText('Your redemptions did not load.');
  },
});

Failed.test('can be retried', async ({ canvas, userEvent, msw }) => {
  respondWith('/redemptions/list', records())({ msw });
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await canvas.findByText('You have not redeemed yet.');
});

export const OddRecords = meta.story({
  tags: ['edge-case'],
  beforeEach: respondWith('/redemptions/list', records({ CB: 'many' }, { Status: 7, CB: 5 })),
  play: async ({ canvas }) => {
    await canvas.findByText('unknown amount');
  },
});

export const NoRecords = meta.story({
  tags: ['fault'],
  beforeEach: respondWith('/redemptions/list', records(7, null)),
  play: async ({ canvas }) => {
    await canvas.findByText('Your redemptions did not load.');
  },
});
