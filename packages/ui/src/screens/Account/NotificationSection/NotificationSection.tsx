import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../../components/SkeletonGroup/SkeletonGroup.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { SettingsSection } from '../SettingsSection/SettingsSection.tsx';

export type NotificationSectionProps =
  | { status: 'loading' }
  /** The server sent no usable link. */
  | {
      status: 'failed';
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
          <Text>Your email settings are not available right now.</Text>
          <Button tone="secondary" onClick={props.onRetry}>
            Try again
          </Button>
        </Stack>
      );
    case 'ready':
      return (
        <ButtonLink href={props.href} tone="quiet" external>
          Change your email notifications
        </ButtonLink>
      );
  }
}
