import { balanceOf, credit } from '@cb/mocks/world/ledger';
import { demoMemberId } from '@cb/mocks/world/members';
import { userStats } from '@cb/mocks/world/userStats';
import { worldEpoch } from '@cb/mocks/world/world';
import { records, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import type { Canvas, PlayContext, User } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { callsTo, waitForQuiet, storyEnvironment } from '@cb/workbench/storyEnvironment';
import { Button } from '@cb/ui/components/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { balanceQuery, putBalance } from '../shared/member/balance.ts';
import { Profile } from './Profile.tsx';

const meta = preview.meta({
  title: 'Features/Profile/Profile',
  tags: ['!autodocs'],
  component: Profile,
  args: {
    profiler: null,
    links: {
      profile: '/dashboard/userprofile',
      surveys: '/dashboard/surveys',
      referAFriend: '/dashboard/referearn',
      redeemRewards: '/dashboard/redeemrewards',
    },
  },
  decorators: [connected],
  parameters: { signedIn: true, showsMember: true, clock: 'manual' },
  beforeEach: () => {
    localStorage.removeItem(`cb-country-language:${demoMemberId}`);
    localStorage.removeItem(`cb-first-ten:${demoMemberId}`);
  },
});

const bodiesTo = (path: string): unknown[] => callsTo(path).map(({ body }) => JSON.parse(body));
const getLanguage = (canvas: Canvas) =>
  canvas.getByRole('combobox', { name: 'Country and language' });
const getSaveButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save profile' });

async function waitUntilLoaded({ canvas }: Pick<PlayContext, 'canvas'>) {
  await canvas.findByDisplayValue('Dana');
  await canvas.findByText('30.0%');
  await waitFor(() =>
    expect(canvas.getByText('Lifetime CBs Earned').parentElement).toHaveTextContent(/\p{Nd}\sCB$/u),
  );
  await waitFor(() => expect(getLanguage(canvas)).toHaveValue('English US'));
}

async function replaceText(canvas: Canvas, user: User, label: string, text: string) {
  await user.clear(canvas.getByLabelText(label));
  await user.type(canvas.getByLabelText(label), text);
}

/** Every part has loaded: the wallet, the figures, and the form with the member's data. */
export const Member = meta.story({ play: waitUntilLoaded });

Member.test(
  'fills the form from the profile call [PRF-10] [CAL-15] [CAL-42]',
  async ({ canvas }) => {
    await expect(bodiesTo('/getBasicProfile')).toEqual([{ UserId: demoMemberId }]);
    for (const [label, value] of [
      ['First name', 'Dana'],
      ['Last name', 'Reyes'],
      ['City', 'Austin'],
      ['Zip code', '73301'],
      ['Email', 'demo@cbrewards.example'],
      ['Username', 'cb-1001'],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toHaveValue(value);
    }
  },
);

Member.test(
  'reads the figures with GET and no payload [CAL-17] [STA-01] [STA-03] [STA-04]',
  async ({ canvas }) => {
    await expect(callsTo('/getUserStats').map(({ method, body }) => [method, body])).toEqual([
      ['GET', ''],
    ]);
    await expect(canvas.getByRole('region', { name: 'Dana Reyes' })).toBeVisible();
    await expect(canvas.getAllByRole('definition')).toHaveLength(8);
    await expect(canvas.queryByText('—')).toBeNull();
  },
);

Member.test('averages CINT and SAMPLY [STA-02]', async ({ canvas }) => {
  await expect(
    bodiesTo('/myProfileProgressByProvider').map((body) => Object(body).PartnerCode),
  ).toEqual(['CINT', 'SAMPLY']);
  await expect(canvas.getByText('Profile Completeness').parentElement).toHaveTextContent('30.0%');
});

Member.test('sends the fields of the table, and shows Info [CAL-14] [PRF-09]', async (context) => {
  const { canvas, userEvent } = context;
  await replaceText(canvas, userEvent, 'First name', 'Ana');
  await userEvent.type(canvas.getByLabelText('City'), '!');
  await userEvent.click(getSaveButton(canvas));
  await canvas.findByText('Your profile has been updated.');
  const sent = callsTo('/updateBasicProfile').map(({ body }) => body);
  await expect(sent).toEqual([
    JSON.stringify({
      UserId: demoMemberId,
      FirstName: 'Ana',
      City: 'Austin!',
      LastName: 'Reyes',
      ZipCode: '73301',
      Email: 'demo@cbrewards.example',
      Username: 'cb-1001',
    }),
  ]);
  await expect(await canvas.findByRole('region', { name: 'Ana Reyes' })).toBeVisible();
});

Member.test('shows Errors, and keeps the typed values [PRF-09]', async ({ canvas, userEvent }) => {
  const tooLong = 'x'.repeat(81);
  await userEvent.click(canvas.getByLabelText('City'));
  await userEvent.paste(tooLong);
  await userEvent.click(getSaveButton(canvas));
  await canvas.findByText('Your profile was not changed.');
  await expect(canvas.getByText('City: Use at most 80 characters.')).toBeVisible();
  const city = canvas.getByLabelText('City');
  await expect(city).toHaveValue(`Austin${tooLong}`);
  await waitFor(() => expect(city).toHaveFocus());
  await expect(city).toHaveAccessibleDescription(/^Use at most 80 characters\.$/);
});

Member.test('refetches nothing after a refusal without a message', async (context) => {
  const { canvas, userEvent, msw } = context;
  respondWith('/updateBasicProfile', { ErrorCode: 'NO' })({ msw });
  await userEvent.type(canvas.getByLabelText('City'), '!');
  await userEvent.click(getSaveButton(canvas));
  await waitFor(() => expect(callsTo('/updateBasicProfile')).toHaveLength(1));
  await waitForQuiet();
  await expect(callsTo('/getBasicProfile')).toHaveLength(1);
  await expect(canvas.getByLabelText('City')).toHaveValue('Austin!');
});

Member.test('sends once for a double click', async ({ canvas }) => {
  const button = getSaveButton(canvas);
  button.click();
  button.click();
  await canvas.findByText('Your profile has been updated.');
  await expect(callsTo('/updateBasicProfile')).toHaveLength(1);
});

Member.test('keeps the typed values when a late profile arrives', async ({ canvas, userEvent }) => {
  await userEvent.click(getSaveButton(canvas));
  await userEvent.type(canvas.getByLabelText('City'), ' TX');
  await waitFor(() => expect(bodiesTo('/getBasicProfile')).toHaveLength(2));
  await canvas.findByText('Your profile has been updated.');
  await expect(canvas.getByLabelText('City')).toHaveValue('Austin TX');
});

Member.test(
  'searches languages for the typed text, once typing stops [CAL-16] [PRF-06]',
  async (context) => {
    const { canvas, userEvent } = context;
    const searches = () => bodiesTo('/listcountrylanguage');
    await expect(searches()).toEqual([{ MatchString: '', Limit: 20 }]);
    await userEvent.click(getLanguage(canvas));
    await userEvent.keyboard('kor');
    await expect(searches()).toHaveLength(1);
    // The options of the previous text are not shown for the new one.
    await waitFor(() => expect(canvas.queryByRole('option')).toBeNull());
    await storyEnvironment.clock.advance(250);
    await userEvent.click(await canvas.findByRole('option', { name: 'Korean South Korea' }));
    await expect(searches().at(-1)).toEqual({ MatchString: 'kor', Limit: 20 });
    await expect(getLanguage(canvas)).toHaveValue('Korean South Korea');
    await userEvent.click(getSaveButton(canvas));
    await waitFor(() =>
      expect(bodiesTo('/myProfileProgressByProvider').at(-1)).toMatchObject({
        CountryLanguageId: 'KOR-KR',
      }),
    );
  },
);

Member.test('searches for the same text again', async ({ canvas, userEvent, msw }) => {
  respondWith('/listcountrylanguage', { ErrorCode: 'BUSY', Errors: ['Busy.'] })({ msw });
  await userEvent.type(getLanguage(canvas), 'kor');
  await storyEnvironment.clock.advance(250);
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  const search = { MatchString: 'kor', Limit: 20 };
  await waitFor(() => expect(bodiesTo('/listcountrylanguage').slice(1)).toEqual([search, search]));
});

Member.test('never shows the response to an earlier text', async ({ canvas, userEvent, msw }) => {
  const respondTo: Record<string, (response: Response) => void> = {};
  msw.use(
    http.post<never, { MatchString: string }>('*/listcountrylanguage', async ({ request }) => {
      const { MatchString } = await request.json();
      return new Promise<Response>((resolve) => (respondTo[MatchString] = resolve));
    }),
  );
  const found = (Name: string) => HttpResponse.json(records({ CountryLanguageCode: Name, Name }));
  await userEvent.click(getLanguage(canvas));
  for (const searched of ['k', 'ko']) {
    await userEvent.keyboard(searched.slice(-1));
    await storyEnvironment.clock.advance(250);
    await waitFor(() => expect(Object.keys(respondTo)).toContain(searched));
  }
  respondTo['ko']?.(found('Newer'));
  await canvas.findByRole('option', { name: 'Newer' });
  respondTo['k']?.(found('Older'));
  await waitForQuiet();
  await expect(canvas.getAllByRole('option')).toHaveLength(1);
  await expect(canvas.getByRole('option')).toHaveTextContent('Newer');
});

export const StatsRefused = meta.story({
  tags: ['fault'],
  beforeEach: respondWith('/getUserStats', {
    ErrorCode: 'BUSY',
    Errors: ['Your figures are being counted.'],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your figures are being counted.');
    await canvas.findByText('30.0%');
    await waitFor(() => expect(getLanguage(canvas)).toHaveValue('English US'));
  },
});

StatsRefused.test('shows the Errors, and the form still works [STA-05]', async (context) => {
  const { canvas, userEvent } = context;
  await expect(canvas.getByText('Your figures are being counted.')).toBeVisible();
  await userEvent.click(getSaveButton(canvas));
  await canvas.findByText('Your profile has been updated.');
});

export const OddFigures = meta.story({
  tags: ['edge-case'],
  beforeEach: (context) => {
    const CB = { current: 'seven', lifetime: null, week: 3, month: 4, claimed: 5 };
    respondWith('/getUserStats', records({ CB, Referrals: 7 }))(context);
    respondWith('/myProfileProgressByProvider', records())(context);
    respondWith('/getBasicProfile', records({ Email: 'a@b.example' }))(context);
  },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('a@b.example');
    await waitFor(() =>
      expect(canvas.getByText('CBs This Week').parentElement).toHaveTextContent('3 CB'),
    );
  },
});

OddFigures.test('shows a dash for unknown values', async ({ canvas }) => {
  const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent[0]);
  await expect(values).toEqual(['—', '—', '3', '4', '5', '—', '—', '—']);
  await expect(getLanguage(canvas)).toHaveValue('English US');
  await expect(canvas.getByText('Profile Completeness').parentElement).toHaveTextContent('—');
});

export const OddLanguages = meta.story({
  tags: ['edge-case'],
  beforeEach: respondWith(
    '/listcountrylanguage',
    records(
      { CountryLanguageCode: 'X', Name: '' },
      { CountryLanguageCode: 'X', Name: 'Twice' },
      { Name: 'No code' },
      null,
      { CountryLanguageCode: 'Y', Name: '<b>Bold</b>' },
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await waitUntilLoaded({ canvas });
    await userEvent.click(getLanguage(canvas));
    await canvas.findByRole('option', { name: 'X' });
  },
});

OddLanguages.test('lists each code once, and markup as text', async ({ canvas }) => {
  const names = canvas.getAllByRole('option').map(({ textContent }) => textContent);
  await expect(names).toEqual(['X', '<b>Bold</b>']);
});

/** Fetches the balance, as the shell does; its button acts as a push of the balance. */
function BalancePush() {
  const client = useQueryClient();
  const { world } = storyEnvironment.backend;
  const cb = useQuery(balanceQuery(demoMemberId)).data?.cb;
  return (
    <Button
      tone="quiet"
      onClick={() => putBalance(client, demoMemberId, balanceOf(world, demoMemberId))}
    >
      {`Push the balance after ${cb} CB`}
    </Button>
  );
}

const cbCount = (canvas: Canvas) => canvas.getByText('CB Count').closest('dl')?.lastElementChild;

/** The button pushes a new balance, which refetches every figure. */
export const Pushed = meta.story({ args: { profiler: <BalancePush /> }, play: waitUntilLoaded });

Pushed.test('a push fetches every figure again', async ({ canvas, userEvent }) => {
  await expect(cbCount(canvas)).toHaveTextContent(/^3,037\sCB$/);
  const { world } = storyEnvironment.backend;
  credit(world, demoMemberId, 1284, { kind: 'survey', description: 'Long survey' });
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Push the balance after 3037 CB' }),
  );
  await waitFor(async () => {
    await storyEnvironment.clock.advance(240);
    await expect(cbCount(canvas)).toHaveTextContent(/^4,321\sCB$/);
  });
  await expect(canvas.getByText('worth $43.21')).toBeVisible();
  await expect(canvas.getByText('Lifetime CBs Earned').parentElement).toHaveTextContent(
    /6,321\sCB$/,
  );
  await expect(callsTo('/getUserStats')).toHaveLength(2);
});

/** The server counted the figures a week ago, so "CB Count" is below the balance. */
export const CountedLastWeek = meta.story({
  args: { profiler: <BalancePush /> },
  beforeEach: () => {
    storyEnvironment.backend.world.state.statsCountedAt = worldEpoch - 7 * 86_400_000;
  },
  play: waitUntilLoaded,
});

CountedLastWeek.test(
  '"CB Count" is that of the figures, not the balance [STA-03]',
  async (story) => {
    const { canvas } = story;
    await canvas.findByRole('button', { name: 'Push the balance after 3037 CB' });
    const { current } = userStats(storyEnvironment.backend.world, demoMemberId).CB;
    await expect(current).toBeLessThan(3037);
    await expect(cbCount(canvas)).toHaveTextContent(`${current.toLocaleString('en-US')} CB`);
  },
);

/** Each part of the page waits for its own request. */
export const Loading = meta.story({ parameters: { scenario: 'never' } });

Loading.test('announces loading once', async ({ canvas }) => {
  await canvas.findByText('Loading your profile');
  const regions: HTMLElement[] = canvas.getAllByRole('status');
  const loading = regions.filter(({ textContent }) => textContent.startsWith('Loading'));
  await expect(loading).toHaveLength(1);
});

export const WithoutResponse = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'transportFailure' },
  play: async ({ canvas }) => {
    await canvas.findByText('Your figures did not load.');
    await canvas.findByText(/^Your profile did not load/);
  },
});

WithoutResponse.test('fetches each part again on its own', async ({ canvas, userEvent }) => {
  const [figures, form] = canvas.getAllByRole('button', { name: 'Try again' });
  if (figures) await userEvent.click(figures);
  await waitFor(() => expect(callsTo('/getUserStats')).toHaveLength(2));
  await expect(callsTo('/getBasicProfile')).toHaveLength(1);
  if (form) await userEvent.click(form);
  await waitFor(() => expect(callsTo('/getBasicProfile')).toHaveLength(2));
});

WithoutResponse.test('offers no Cint questions', async ({ canvas }) => {
  const cintButton = { name: 'Answer Cint questions' };
  await waitFor(() => expect(canvas.queryByRole('button', cintButton)).toBeNull());
});

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  parameters: { scenario: 'hostileText' },
});
