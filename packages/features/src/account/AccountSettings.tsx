import { linkSent } from '@cb/ui/domain/commonMessages';
import { usePlatform } from '@cb/ui/platform';
import {
  AccountSettingsScreen,
  AdBlockWarning,
} from '@cb/ui/screens/Account/AccountSettingsScreen';
import {
  ChangeEmailSection,
  ChangePasswordSection,
  NotificationSection,
} from '@cb/ui/screens/Account/SettingsSections';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDraft } from '../shared/forms/useDraft.ts';
import { toFormProps, useSubmission } from '../shared/forms/useSubmission.ts';
import { useKnownEmail } from '../shared/member/profile.ts';
import { useUserId } from '../shared/session/session.ts';
import { errorsOf } from '../shared/wire/CallError.ts';
import { changePassword, unsubscribeQuery } from './accountApi.ts';
import { DeleteAccount } from './DeleteAccount.tsx';

export interface AccountSettingsProps {
  /** The address of the guide to allowing this site in an ad blocker, outside the site. */
  whitelistGuideHref: string;
  /** The address of the page that changes the email address. */
  emailResetHref: string;
  /** Called 100 ms after the account is deleted, to go to the confirmation page. */
  onDeleted: () => void;
}

/** Account Settings (ACC-01 to ACC-06): each section makes its own call. */
export function AccountSettings({
  whitelistGuideHref,
  emailResetHref,
  onDeleted,
}: AccountSettingsProps) {
  return (
    <AccountSettingsScreen
      adBlockWarning={<BlockerWarning guideHref={whitelistGuideHref} />}
      changePassword={<ChangePassword />}
      notifications={<Notifications />}
      changeEmail={<ChangeEmailSection emailResetHref={emailResetHref} />}
      deleteAccount={<DeleteAccount onDeleted={onDeleted} />}
    />
  );
}

function BlockerWarning({ guideHref }: { guideHref: string }) {
  return <AdBlockWarning status={useAdBlocker()} guideHref={guideHref} />;
}

/** "Change Password" over POST /changepassword (ACC-02, D11), for the member's own address. */
function ChangePassword() {
  const userId = useUserId();
  const knownEmail = useKnownEmail();
  const [typedEmail, setTypedEmail] = useDraft<string | undefined>(`password:${userId}`, undefined);
  const email = typedEmail ?? knownEmail;
  const change = useSubmission('passwordChange', changePassword);
  return (
    <ChangePasswordSection
      {...toFormProps(change, { email: 'Email' }, linkSent)}
      email={email}
      onChange={setTypedEmail}
      onSubmit={() => void change.submit(email)}
    />
  );
}

/** "Email Notification Settings" over POST /email/unsubscribeLink (ACC-03, API-13). */
function Notifications() {
  const { data: href, error, isFetching, refetch } = useQuery(unsubscribeQuery);
  if (href !== undefined) return <NotificationSection status="ready" href={href} />;
  if (isFetching) return <NotificationSection status="loading" />;
  return (
    <NotificationSection status="failed" errors={errorsOf(error)} onRetry={() => void refetch()} />
  );
}

/** Class names that are hidden by the common filter lists. */
const baitClass = 'ad ads adsbox ad-banner ad-placement pub_300x250 textads';

/** When the bait is checked, in ms: style sheets act at once, a blocker's scripts later. */
const checkDelaysMs = [100, 1500];

/** Detects an ad blocker, which hides or removes an element that looks like an ad (D49). */
function useAdBlocker(): 'clear' | 'blocked' {
  const { clock } = usePlatform();
  const [isBlocked, setBlocked] = useState(false);

  useEffect(() => {
    const bait = createBait();
    const check = () => {
      if (isGone(bait)) setBlocked(true);
    };
    const cancels = checkDelaysMs.map((ms) => clock.after(ms, check));
    return () => {
      for (const cancel of cancels) cancel();
      bait.remove();
    };
  }, [clock]);

  return isBlocked ? 'blocked' : 'clear';
}

function createBait() {
  const bait = document.createElement('div');
  bait.className = baitClass;
  bait.style.cssText =
    'position: fixed; left: -100px; top: 0; width: 10px; height: 10px; pointer-events: none';
  document.body.append(bait);
  return bait;
}

function isGone(bait: HTMLElement) {
  if (!bait.isConnected || bait.offsetHeight === 0) return true;
  return getComputedStyle(bait).visibility === 'hidden';
}
