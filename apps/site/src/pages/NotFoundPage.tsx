import { NotFoundScreen, type Suggestion } from '@cb/ui/screens/Public/NotFoundScreen';
import { Page } from '../frame/Page.tsx';
import { paths } from '../routes/paths.ts';
import { PlainPage } from '../frame/PlainPage.tsx';

const title = 'Page not found';

const visitorSuggestions: readonly Suggestion[] = [
  { href: paths.login, label: 'Login', text: 'Open your account' },
  { href: paths.giftCards, label: 'Gift cards', text: 'What your CB become' },
  { href: paths.referAndEarn, label: 'Refer and earn', text: 'Invite friends' },
  { href: paths.termsOfService, label: 'Terms of service', text: 'How CB work' },
];

const memberSuggestions: readonly Suggestion[] = [
  { href: paths.surveys, label: 'Surveys', text: 'All that are open' },
  { href: paths.redeemRewards, label: 'Rewards Store', text: 'Gift cards for your CB' },
  { href: paths.earningReport, label: 'Earning Report', text: 'What you earned and redeemed' },
  { href: paths.accountSettings, label: 'Account Settings', text: 'Password, email, deletion' },
];

/** The page for unknown addresses, with links to other pages (D6). */
export function NotFoundPage() {
  return (
    <PlainPage title={title}>
      <NotFoundScreen homeHref={paths.start} suggestions={visitorSuggestions} />
    </PlainPage>
  );
}

/** The same page within the dashboard. */
export function MemberNotFoundPage() {
  return (
    <Page title={title}>
      <NotFoundScreen homeHref={paths.dashboard} suggestions={memberSuggestions} />
    </Page>
  );
}
