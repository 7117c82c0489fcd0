import type { ReactNode } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import * as styles from '../SettingsSections/SettingsSections.css.ts';

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
