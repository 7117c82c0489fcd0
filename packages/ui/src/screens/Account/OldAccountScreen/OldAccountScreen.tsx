import { AlertLists } from '#ui/components/AlertLists/AlertLists.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Card } from '#ui/components/Card/Card.tsx';
import {
  Frame,
  FrameSpace,
  FrameTools,
  type ReloadableFrame,
} from '#ui/components/Frame/Frame.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { Inline } from '#ui/components/Inline/Inline.tsx';
import { Link } from '#ui/components/Link/Link.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/components/SkeletonGroup/SkeletonGroup.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { cintFailed } from '#ui/domain/memberMessages.ts';

interface CommonProps {
  /** An external help page for members who cannot log in. */
  troubleHref: string;
}

interface ResponseMessages {
  /** The errors of the server's response. */
  errors: readonly string[];
  /** The information of the server's response. */
  info: readonly string[];
}

export type OldAccountScreenProps = CommonProps &
  (
    | { status: 'loading' }
    | ({
        status: 'failed';
        /** Requests the link again. */
        onRetry: () => void;
      } & ResponseMessages)
    | ({ status: 'ready' } & ResponseMessages & ReloadableFrame)
  );

/** The old-account panels (OLD-01 to OLD-03): a migration note, the login frame, a trouble link. */
export function OldAccountScreen(props: OldAccountScreenProps) {
  return (
    <Stack space="large">
      <Heading level={1}>Your old account</Heading>
      <Card tone="info">
        <Stack space="xsmall">
          <Heading level={2} size="lead">
            Moving to the 2.0 point system
          </Heading>
          <Text>
            The rewards of your old account stay separate from your CB. Log in below to redeem your
            old rewards, and then stop using the old account.
          </Text>
        </Stack>
      </Card>
      <Panel {...props} />
      <Inline>
        <Link href={props.troubleHref} look="standalone" external>
          Trouble logging in? Get help with your old account
        </Link>
      </Inline>
    </Stack>
  );
}

function Panel(props: OldAccountScreenProps) {
  switch (props.status) {
    case 'loading':
      return (
        <FrameSpace>
          <SkeletonGroup label="Loading the login of your old account" labelShown>
            <Skeleton shape="block" size="large" />
          </SkeletonGroup>
        </FrameSpace>
      );
    case 'failed':
      return (
        <Stack>
          <Text weight="strong">{cintFailed}</Text>
          <AlertLists errors={props.errors} info={props.info} loading={false} />
          <Inline>
            <Button tone="secondary" onClick={props.onRetry}>
              Try again
            </Button>
          </Inline>
        </Stack>
      );
    case 'ready': {
      const { source, attempt, frameRef, onLoad, slow, onReload } = props;
      return (
        <Stack>
          <AlertLists errors={props.errors} info={props.info} loading={false} />
          <Frame
            key={attempt}
            title="The login of your old account"
            source={source}
            ref={frameRef}
            onLoad={onLoad}
          />
          <FrameTools contents="page" source={source} slow={slow} onReload={onReload} />
        </Stack>
      );
    }
  }
}
