import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ThemeSwitch } from '#ui/components/ThemeSwitch/ThemeSwitch.tsx';
import { type PublicLinks, PublicMessage, PublicPage } from './PublicPage.tsx';

/** Creates the address of another site. */
export const externalAddress = (name: string) => `https://${name}.cbrewards.example/`;

// Distinct placeholder links; e2e/links.spec.ts compares the site's links with the specification.
export const links: PublicLinks = {
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
  help: externalAddress('help'),
  blog: externalAddress('blog'),
  about: externalAddress('about'),
  contact: externalAddress('contact'),
  advertise: externalAddress('advertise'),
  games: externalAddress('games'),
  sitemap: externalAddress('sitemap'),
  social: ['Facebook', 'Instagram', 'X', 'YouTube'].map((label) => ({
    label,
    href: externalAddress(label.toLowerCase()),
  })),
};

export const themeSwitch = <ThemeSwitch value="system" onChange={fn()} />;

const publicPage: Decorator = (Story) => (
  <PublicPage links={links} themeSwitch={themeSwitch}>
    <PublicMessage>
      <Story />
    </PublicMessage>
  </PublicPage>
);

/** Shows a message as a page of the public area, as on the site. */
export const onPublicPage = { decorators: [publicPage] };
