import type { ReactNode } from 'react';
import { AlertLists } from '#ui/components/AlertLists/AlertLists.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { CoinMark } from '#ui/components/CoinMark/CoinMark.tsx';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import {
  CoveredFrame,
  Frame,
  type FrameProps,
  type FrameSource,
  FrameTools,
  type ReloadableFrame,
} from '#ui/components/Frame/Frame.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { ButtonLink } from '#ui/components/Link/Link.tsx';
import { LiveText } from '#ui/components/LiveText/LiveText.tsx';
import { LateText, LoadingText } from '#ui/components/LoadingText/LoadingText.tsx';
import { Spinner } from '#ui/components/Spinner/Spinner.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import * as styles from './OfferWallScreen.css.ts';

interface LoadingWallProps {
  /** The loading text. */
  message: string;
  /** Shown below the message once loading takes long, unless the line below the frame says so. */
  late?: ReactNode;
}

/** The loading image of an offer wall (FRM-03) and its text. */
export function LoadingWall({ message, late }: LoadingWallProps) {
  return (
    <div className={styles.loading}>
      <CoinMark size="large" />
      <Spinner size="medium" />
      <LiveText>{message}</LiveText>
      {late}
    </div>
  );
}

/** A sentence shown in place of a wall. */
export const WallSentence = ({ children }: { children: string }) => (
  <p className={styles.sentence}>{children}</p>
);

interface CommonProps {
  /** The provider's name: the page's heading and the frame's title (D22). */
  provider: string;
  /** The server's errors, shown above the wall. */
  errors?: readonly string[];
  /** The server's information, shown above the wall. */
  info?: readonly string[];
}

export type OfferWallScreenProps = CommonProps &
  (
    | {
        status: 'loading';
        /** The loading text. */
        message: string;
      }
    /** `message` repeats the browser alert (D4), if there was one. */
    | {
        status: 'failed';
        message?: string | undefined;
        /** Requests the wall again. */
        onRetry: () => void;
      }
    /** No offers and no message, as specified for some providers; shows only a retry button. */
    | { status: 'silent'; onRetry: () => void }
    /** Shows a button that opens the wall in a new tab. */
    | {
        status: 'link';
        /** The address of the wall. */
        source: FrameSource;
        /** The text of the button. */
        label: string;
      }
    | ({
        status: 'framed';
        /** The height, by kind of content; that of a wall by default. */
        height?: FrameProps['height'];
        /** The loading text, until the frame may be shown. */
        loading?: string | undefined;
        /** Whether the frame is already visible below the loading image. */
        shownWhileLoading?: boolean;
      } & ReloadableFrame)
  );

/** The offer wall of a partner: loading, then a frame or a button that opens it (FRM-01). */
export function OfferWallScreen(props: OfferWallScreenProps) {
  return (
    <Stack space="medium">
      <Heading level={1}>{props.provider}</Heading>
      <AlertLists
        errors={props.errors ?? []}
        info={props.info ?? []}
        loading={props.status === 'loading'}
      />
      <Wall {...props} />
    </Stack>
  );
}

function Wall(props: OfferWallScreenProps) {
  switch (props.status) {
    case 'loading':
      return (
        <div className={styles.loadingPanel}>
          <LoadingWall message={props.message} late={<LateText loading />} />
        </div>
      );
    case 'failed':
      return <Failed message={props.message} onRetry={props.onRetry} />;
    case 'silent':
      return <Failed onRetry={props.onRetry} />;
    case 'link':
      return <WallLink {...props} />;
    case 'framed':
      return <Framed {...props} />;
  }
}

function Failed({ message, onRetry }: { message?: string | undefined; onRetry: () => void }) {
  return (
    <div className={styles.panel}>
      <Drawing name="offline" />
      {message !== undefined && <WallSentence>{message}</WallSentence>}
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

type PropsOf<Status> = Extract<OfferWallScreenProps, { status: Status }>;

function WallLink({ provider, source, label }: PropsOf<'link'>) {
  // Explains why there is no link.
  if (source.kind !== 'frame' && source.kind !== 'link')
    return <Frame title={provider} source={source} />;
  const href = source.kind === 'frame' ? source.src : source.href;
  return (
    <div className={styles.panel}>
      <Drawing name="surveys" />
      <WallSentence>{`${provider} opens in a tab of its own.`}</WallSentence>
      <ButtonLink href={href} external size="large">
        {label}
      </ButtonLink>
    </div>
  );
}

function Framed(props: PropsOf<'framed'>) {
  const { provider, source, height = 'wall', loading, shownWhileLoading = false } = props;
  const { attempt, frameRef, slow, onLoad, onReload } = props;
  const isLoading = loading !== undefined;
  return (
    <Stack space="small">
      {shownWhileLoading && source.kind === 'frame' && (
        <div className={styles.loadingLine}>
          {isLoading && <LoadingText>{loading}</LoadingText>}
        </div>
      )}
      <CoveredFrame
        key={attempt}
        title={`${provider} offers`}
        source={source}
        height={height}
        cover={isLoading && !shownWhileLoading && <LoadingWall message={loading} />}
        mayCopy
        ref={frameRef}
        onLoad={onLoad}
      />
      <FrameTools contents="offers" source={source} slow={slow} onReload={onReload} />
    </Stack>
  );
}
