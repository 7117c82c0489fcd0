import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from '#ui/components/Card/Card.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { Link } from '#ui/components/Link/Link.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import * as styles from './AccountSettingsScreen.css.ts';

export interface AccountSettingsScreenProps {
  /** The `AdBlockWarning`. */
  adBlockWarning: ReactNode;
  /** The `ChangePasswordSection`. */
  changePassword: ReactNode;
  /** The `NotificationSection`. */
  notifications: ReactNode;
  /** The `ChangeEmailSection`. */
  changeEmail: ReactNode;
  /** The `DeleteAccountSection`, apart from the others. */
  deleteAccount: ReactNode;
}

/** Account Settings (ACC-01 to ACC-05): the ad blocker warning, then four sections, the last apart. */
export function AccountSettingsScreen({
  adBlockWarning,
  changePassword,
  notifications,
  changeEmail,
  deleteAccount,
}: AccountSettingsScreenProps) {
  return (
    <div className={styles.screen}>
      <Heading level={1}>Account Settings</Heading>
      {adBlockWarning}
      <Card>
        {changePassword}
        {notifications}
        {changeEmail}
      </Card>
      <div className={styles.deletion}>{deleteAccount}</div>
    </div>
  );
}

interface AdBlockWarningProps {
  /** `clear`: no blocker was found, so the warning is quiet and only explains the effect of one. */
  status: 'clear' | 'blocked';
  /** An external guide to allowing this site in an ad blocker. */
  guideHref: string;
}

const headings = { clear: 'Do you use an ad blocker?', blocked: 'An ad blocker is on' } as const;

/** Warns of ad blockers (ACC-01), more prominently if one is active (D49). */
export function AdBlockWarning({ status, guideHref }: AdBlockWarningProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.warning[status]}>
      <TriangleAlert className={styles.warningIcon[status]} aria-hidden />
      <div>
        <h2 id={id} className={styles.warningHeading[status]}>
          {headings[status]}
        </h2>
        <Text>
          It can hide surveys and offers, and what you do may not be counted. Let this site through
          to earn your CB.{' '}
          <Link href={guideHref} external>
            How to whitelist this site
          </Link>
        </Text>
      </div>
    </section>
  );
}
