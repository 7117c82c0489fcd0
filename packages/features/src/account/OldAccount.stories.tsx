import { stillFrames } from '@cb/ui/internal/stillFrames';
import { records, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { alerts, calls } from '@cb/workbench/storyEnvironment';
import { expect, waitFor } from 'storybook/test';
import { OldAccount } from './OldAccount.tsx';

const failure = "We couldn't load the Cint offerwall. Please try again later.";
const title = 'The login of your old account';

const meta = preview.meta({
  title: 'Features/Account/OldAccount',
  tags: ['legacy', '!autodocs'],
  component: OldAccount,
  args: {
    troubleHref: 'https://help.cbrewards.example/old-account',
    allowedOrigins: ['https://offers.cbrewards.example'],
  },
  decorators: [stillFrames, connected],
  parameters: { signedIn: true },
});

/** The login of the old account in a frame, at the address that the server returned. */
export const Member = meta.story();

Member.test(
  'frames the address returned by the call without a body [OLD-02] [API-16] [API-17]',
  async ({ canvas }) => {
    const frame = await canvas.findByTitle(title);
    await expect(frame.dataset['src']).toMatch(/^https:\/\/offers\.cbrewards\.example\/wall\/cint/);
    await expect(calls().map(({ path, body }) => [path, body])).toEqual([['/cint/offerwall', '']]);
    await expect(alerts()).toEqual([]);
  },
);

export const OriginNotAllowed = meta.story({ tags: ['fault'], args: { allowedOrigins: [] } });

OriginNotAllowed.test('is linked with its host named', async ({ canvas }) => {
  await canvas.findByRole('link', { name: /Open offers\.cbrewards\.example/ });
  await expect(canvas.queryByTitle(title)).toBeNull();
});

/** The address of the frame has not arrived yet. */
export const Loading = meta.story({
  parameters: { scenario: 'never' },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the login of your old account');
  },
});

export const WithoutResponse = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'transportFailure' },
  play: async ({ canvas }) => {
    await canvas.findByText(failure);
  },
});

WithoutResponse.test('raises a browser alert each time [API-18]', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(alerts()).toEqual([failure]));
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(alerts()).toEqual([failure, failure]));
  await expect(await canvas.findByText(failure)).toBeVisible();
});

export const ServerErrors = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'serverErrors' },
  play: async ({ canvas }) => {
    await canvas.findByText(failure);
  },
});

ServerErrors.test('shows the errors of the response [API-16] [API-18]', async ({ canvas }) => {
  await expect(canvas.getByText(/The service is busy/)).toBeVisible();
  await waitFor(() => expect(alerts()).toHaveLength(1));
});

/** The server sends errors and information with the address; both show beside the frame. */
export const Informed = meta.story({
  beforeEach: respondWith('/cint/offerwall', {
    ErrorCode: 'SUCCESS',
    Errors: ['Some rewards could not be moved.'],
    Info: ['Redeem until the end of the year.'],
    Data: [{ OfferwallAddress: 'https://offers.cbrewards.example/' }],
  }),
});

Informed.test('shows Errors and Info beside the frame [API-16]', async ({ canvas }) => {
  await canvas.findByTitle(title);
  await expect(canvas.getByText('Redeem until the end of the year.')).toBeVisible();
  await expect(canvas.getByText('Some rewards could not be moved.')).toBeVisible();
});

export const HostileAddress = meta.story({
  tags: ['edge-case'],
  beforeEach: respondWith('/cint/offerwall', records({ OfferwallAddress: 'javascript:alert(1)' })),
});

HostileAddress.test('is a failure', async ({ canvas }) => {
  await canvas.findByText(failure);
  await waitFor(() => expect(alerts()).toHaveLength(1));
});

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  parameters: { scenario: 'hostileText' },
});
