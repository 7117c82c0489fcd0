import preview from '@cb/workbench/preview';
import { expect, fn, within } from 'storybook/test';
import { ThemeSwitch } from '../../../components/ThemeSwitch/ThemeSwitch.tsx';
import { LoginScreen } from '../LoginScreen/LoginScreen.tsx';
import { SignUpScreen } from '../SignUpScreen/SignUpScreen.tsx';
import { LandingScreen } from './LandingScreen.tsx';
import type { LandingLinks } from './links.ts';

const external = (name: string) => `https://${name}.cbrewards.example/`;

// Distinct placeholder links; e2e/links.spec.ts compares the site's links with the specification.
const links: LandingLinks = {
  login: '/to/login',
  signUp: '/to/signUp',
  home: '/to/home',
  cashBack: '/to/cashBack',
  surveys: '/to/surveys',
  discover: '/to/discover',
  redeem: '/to/redeem',
  privacyPolicy: '/to/privacyPolicy',
  termsOfService: '/to/termsOfService',
  referAndEarn: '/to/referAndEarn',
  help: external('help'),
  blog: external('blog'),
  about: external('about'),
  contact: external('contact'),
  advertise: external('advertise'),
  games: external('games'),
  sitemap: external('sitemap'),
  social: ['Facebook', 'Instagram', 'X', 'YouTube'].map((label) => ({
    label,
    href: external(label.toLowerCase()),
  })),
};

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
  args: { links, themeSwitch: <ThemeSwitch value="system" onChange={fn()} />, children: login },
  parameters: { layout: 'fullscreen' },
});

export const WithLogin = meta.story();

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
  canvas.getByText('Turn spare minutes into gift cards and cash.');
});

WithLogin.test('holds the screen it is given [LND-04]', async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Login to Your Account');
});

WithLogin.test('links on from the footer', async ({ canvasElement }) => {
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
    await expect(link).toHaveAttribute('href', external(name.toLowerCase()));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getAttribute('rel')).toContain('noopener');
  }
});

WithLogin.test('claims what was paid to members [PRD-05]', async ({ canvasElement }) => {
  inFooter(canvasElement).getByText('More than $150 million paid to members');
});

WithLogin.test(
  'says how CB are earned and redeemed [PRD-02] [PRD-03] [PRD-04] [PRD-06]',
  async ({ canvas }) => {
    const statement = canvas.getByRole('region', { name: 'What CB Rewards is' });
    for (const text of [
      'Surveys, cash-back shopping, videos, deal discovery, games, referrals and offer walls.',
      'Turn your CB into gift cards or cash.',
      'Invite friends and earn a revenue share of what they earn.',
      '100 CB = $1',
    ]) {
      await expect(statement).toHaveTextContent(text);
    }
  },
);
