import { Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AlertBox } from '#ui/components/AlertBox/AlertBox.tsx';
import { AlertLists } from '#ui/components/AlertLists/AlertLists.tsx';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Card } from '#ui/components/Card/Card.tsx';
import { EmailField } from '#ui/components/EmailField/EmailField.tsx';
import { Form } from '#ui/components/Form/Form.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { ButtonLink } from '#ui/components/Link/Link.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/components/SkeletonGroup/SkeletonGroup.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import * as styles from './SettingsSections.css.ts';

interface SettingsSectionProps {
  /** The heading. */
  title: string;
  /** One sentence about the purpose of the section. */
  explanation: ReactNode;
  /** `critical` for irreversible actions, on a tinted surface. */
  tone?: 'neutral' | 'critical';
  /** A function receives the heading's id, to label the section's form with it. */
  children: ReactNode | ((headingId: string) => ReactNode);
}

/** A row of the account settings: the explanation at the start, the action at the end. */
export function SettingsSection({
  title,
  explanation,
  tone = 'neutral',
  children,
}: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.row}>
        <div className={styles.words}>
          <Heading
            level={2}
            size="lead"
            tone={tone === 'critical' ? 'critical' : 'default'}
            id={id}
          >
            {title}
          </Heading>
          <Text tone={tone === 'critical' ? 'default' : 'muted'} size="small">
            {explanation}
          </Text>
        </div>
        <div className={styles.action}>
          {typeof children === 'function' ? children(id) : children}
        </div>
      </div>
    </section>
  );
}

/** "Change Email Id" of the account settings: a link to the e-mail reset (ACC-04). */
export function ChangeEmailSection({
  emailResetHref,
}: {
  /** The address of the page that changes the email address. */
  emailResetHref: string;
}) {
  return (
    <SettingsSection
      title="Change Email Id"
      explanation="Your email address is what you log in with."
    >
      <ButtonLink href={emailResetHref} tone="quiet" flush="both">
        Change your email address
      </ButtonLink>
    </SettingsSection>
  );
}

interface ChangePasswordSectionProps {
  /** `sending` while the request is in flight, which hides the messages. */
  status: 'editing' | 'sending';
  /** The value of the field. */
  email: string;
  /** The errors of the last response. */
  errors: readonly string[];
  /** The information of the last response. */
  info: readonly string[];
  /** The last response's message about the field. */
  fieldErrors?: { email?: string };
  /** Called with the typed address. */
  onChange: (email: string) => void;
  /** Requests the link. Not called while a request is in flight. */
  onSubmit: () => void;
}

/** "Change Password" of the account settings: an email field and a button (ACC-02). */
export function ChangePasswordSection({
  status,
  email,
  errors,
  info,
  fieldErrors,
  onChange,
  onSubmit,
}: ChangePasswordSectionProps) {
  const busy = status === 'sending';
  return (
    <SettingsSection
      title="Change Password"
      explanation="We send a link to your email address. Open it to choose a new password."
    >
      {(headingId) => (
        <>
          <AlertLists errors={errors} info={info} loading={busy} level={3} />
          <Form
            labelledBy={headingId}
            busy={busy}
            onSubmit={onSubmit}
            actions={
              <Button type="submit" busy={busy}>
                Change Password
              </Button>
            }
          >
            <EmailField
              value={email}
              onChange={onChange}
              error={busy ? undefined : fieldErrors?.email}
            />
          </Form>
        </>
      )}
    </SettingsSection>
  );
}

type NotificationSectionProps =
  | { status: 'loading' }
  /** The server sent no usable link. */
  | {
      status: 'failed';
      /** The errors of its response. */
      errors?: readonly string[];
      /** Requests the link again. */
      onRetry: () => void;
    }
  | {
      status: 'ready';
      /** The address of the email settings, outside the site. */
      href: string;
    };

/** "Email Notification Settings": shows its link once that has loaded (ACC-03). */
export function NotificationSection(props: NotificationSectionProps) {
  return (
    <SettingsSection
      title="Email Notification Settings"
      explanation="Choose which emails we send you, or stop them all."
    >
      <Content {...props} />
    </SettingsSection>
  );
}

function Content(props: NotificationSectionProps) {
  switch (props.status) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading your email settings">
          <Skeleton lines={1} />
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <Stack space="small" align="start">
          <AlertBox tone="errors" messages={props.errors ?? []} level={3} />
          <Text>Your email settings are not available right now.</Text>
          <Button tone="secondary" onClick={props.onRetry}>
            Try again
          </Button>
        </Stack>
      );
    case 'ready':
      return (
        <ButtonLink href={props.href} tone="quiet" flush="both" external>
          Change your email notifications
        </ButtonLink>
      );
  }
}

interface DeleteAccountSectionProps {
  /** The balance, which would be lost; `undefined` while unknown. */
  cb: number | undefined;
  /** Opens the confirmation dialog. */
  onOpen: () => void;
}

/** "Delete Account" of the account settings: opens the confirmation dialog (ACC-05). */
export function DeleteAccountSection({ cb, onOpen }: DeleteAccountSectionProps) {
  return (
    <Card tone="critical">
      <SettingsSection
        title="Delete Account"
        tone="critical"
        explanation={
          <>
            <span>Deleted accounts lose all CBs. This cannot be undone.</span>
            <span className={styles.balance}>
              {cb !== undefined && cb > 0 && (
                <span>
                  Redeem your{' '}
                  <strong>
                    <Amount cb={cb} dollars tone="plain" />
                  </strong>{' '}
                  first.
                </span>
              )}
            </span>
          </>
        }
      >
        <Button tone="criticalQuiet" icon={<Trash2 size={20} aria-hidden />} onClick={onOpen}>
          Delete Account
        </Button>
      </SettingsSection>
    </Card>
  );
}
