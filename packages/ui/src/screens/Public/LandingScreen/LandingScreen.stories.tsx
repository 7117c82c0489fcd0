import { inViewport, pictured } from '@cb/workbench/pictured';
import { doubleText } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { expect, fn, within } from 'storybook/test';
import { LoginScreen } from '../LoginScreen/LoginScreen.tsx';
import { externalAddress, links, themeSwitch } from '../PublicPage/PublicPage.fixtures.tsx';
import { SignUpScreen } from '../SignUpScreen/SignUpScreen.tsx';
import { LandingScreen } from './LandingScreen.tsx';

const login = (
  <LoginScreen
    status="editing"
    values={{ username: '', password: '' }}
    errors={[]}
    info={[]}
    signUpHref={links.signUp}
    onChange={fn()}
    onSubmit={fn()}
    onReset={fn()}
  />
);

const signUp = (
  <SignUpScreen
    status="editing"
    values={{ email: '', password: '', repeatPassword: '', zipcode: '' }}
    errors={[]}
    info={[]}
    loginHref={links.login}
    onChange={fn()}
    onSubmit={fn()}
    onReopen={fn()}
  />
);

const meta = preview.meta({
  title: 'Screens/Public/Landing',
  component: LandingScreen,
  args: { links, themeSwitch, children: login },
  parameters: { layout: 'fullscreen' },
});

/** The login in the hero of the landing page, above what the product offers. */
export const WithLogin = meta.story({ parameters: pictured });

/** The sign-up form in place of the login. */
export const WithSignUp = meta.story({ args: { children: signUp } });

const inFooter = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('contentinfo'));

WithLogin.test('has a Login and a SignUp button [LND-01]', async ({ canvas }) => {
  const header = within(canvas.getByRole('banner'));
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/to/login');
  await expect(header.getByRole('link', { name: 'SignUp' })).toHaveAttribute('href', '/to/signUp');
});

WithLogin.test('has a header and a tagline [LND-02]', async ({ canvas }) => {
  await expect(canvas.getByRole('banner')).toBeVisible();
  const tagline = canvas.getByText('Turn spare minutes into', { exact: false });
  await expect(tagline).toHaveTextContent('Turn spare minutes into gift cards and cash.');
});

WithLogin.test('contains the given screen [LND-04]', async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Login to Your Account');
});

WithLogin.test('has links in the footer', async ({ canvasElement }) => {
  const footer = inFooter(canvasElement);
  const hrefOf = (name: string) => footer.getByRole('link', { name }).getAttribute('href');
  await expect({
    home: hrefOf('Home'),
    surveys: hrefOf('Surveys'),
    discover: hrefOf('Discover'),
    redeem: hrefOf('Redeem'),
    cashBack: hrefOf('Cash back'),
    privacyPolicy: hrefOf('Privacy policy'),
    termsOfService: hrefOf('Terms of service'),
    referAndEarn: hrefOf('Refer and earn'),
  }).toEqual({
    home: '/to/home',
    surveys: '/to/surveys',
    discover: '/to/discover',
    redeem: '/to/redeem',
    cashBack: '/to/cashBack',
    privacyPolicy: '/to/privacyPolicy',
    termsOfService: '/to/termsOfService',
    referAndEarn: '/to/referAndEarn',
  });
});

WithLogin.test('opens external links in new tabs [LND-08] [LND-09]', async ({ canvasElement }) => {
  const footer = inFooter(canvasElement);
  const names = ['Help', 'Blog', 'About', 'Contact', 'Advertise', 'Games', 'Sitemap'];
  for (const name of [...names, 'Facebook', 'Instagram', 'X', 'YouTube']) {
    const link = footer.getByRole('link', {
      name: new RegExp(`^${name} ?\\(opens in a new tab\\)`),
    });
    await expect(link).toHaveAttribute('href', externalAddress(name.toLowerCase()));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getAttribute('rel')).toContain('noopener');
  }
});

WithLogin.test('states how much was paid to members [PRD-05]', async ({ canvasElement }) => {
  inFooter(canvasElement).getByText('More than $150 million paid to members');
});

WithLogin.test(
  'explains how CB are earned and redeemed [PRD-02] [PRD-03] [PRD-04] [PRD-06]',
  async ({ canvas }) => {
    const region = (name: string) => within(canvas.getByRole('region', { name }));
    const ways = region('Seven ways to earn');
    const names = ways.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(names).toEqual([
      'Surveys',
      'Cash-back shopping',
      'Offer walls',
      'Videos',
      'Games',
      'Deal discovery',
      'Referrals',
    ]);
    ways.getByText('Invite friends. When they earn, you earn a share of it.');
    region('How it works').getByText('Turn your CB into gift cards or cash.', { exact: false });
    region('What your CB become').getByText('Count along: 100 CB = $1.');
  },
);

WithLogin.test('opens one answer at a time', async ({ canvas, userEvent }) => {
  const first = canvas.getByText(/^A CB is a point\./);
  const second = canvas.getByText('An email address, a password and your zipcode.');
  await expect(first).toBeVisible();
  await expect(second).not.toBeVisible();
  await userEvent.click(canvas.getByText('What do I need to sign up?'));
  await expect(second).toBeVisible();
  await expect(first).not.toBeVisible();
});

/** A phone with the browser’s text size doubled: every word of the steps stays whole. */
export const LargeText = meta.story({
  tags: ['phone'],
  ...inViewport('phone'),
  beforeEach: doubleText,
});

LargeText.test('keeps the words of the steps within their cards', async ({ canvas }) => {
  const steps = within(canvas.getByRole('region', { name: 'How it works' }));
  for (const step of steps.getAllByRole('listitem')) {
    for (const words of step.querySelectorAll('h3, p')) {
      const { right } = step.getBoundingClientRect();
      await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(right);
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    }
  }
});
