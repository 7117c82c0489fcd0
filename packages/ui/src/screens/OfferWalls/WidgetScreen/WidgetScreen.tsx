import type { Ref } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { Frame, type FrameSource, FrameTools } from '#ui/components/Frame/Frame.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { ButtonLink } from '#ui/components/Link/Link.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { useProductName } from '#ui/components/Wordmark/Wordmark.tsx';
import { widgetFailed } from '#ui/domain/memberMessages.ts';
import { useIsMounted } from '#ui/platform/useIsMounted.ts';
import { LoadingWall, WallSentence } from '../OfferWallScreen/OfferWallScreen.tsx';
import * as styles from './WidgetScreen.css.ts';

/** The frame of the widget, kept until `attempt` changes. */
export interface MountedWidget {
  source: Extract<FrameSource, { kind: 'frame' }>;
  /** Used as a key: a new number remounts the widget. */
  attempt: number;
  frameRef?: Ref<HTMLIFrameElement>;
}

export type WidgetScreenProps =
  /** The operator has not set the widget up. */
  | {
      status: 'missing';
      /** The address of RapidoReach's wall, which needs no widget. */
      wallHref: string;
    }
  /** The two user ids are not yet known, so nothing is mounted. */
  | { status: 'waiting' }
  /** The widget is loading behind the overlay. */
  | {
      status: 'loading';
      widget: MountedWidget;
      /** Mounts the widget again, and requests the ids that failed to load. */
      onReload: () => void;
    }
  | { status: 'loaded'; widget: MountedWidget; onReload: () => void }
  | {
      status: 'failed';
      /** Selects the text of the overlay. */
      cause: keyof ReturnType<typeof widgetFailed>;
      /** The widget if it is mounted; it may still be loading. */
      widget: MountedWidget | undefined;
      onReload: () => void;
    };

/** The RapidoReach widget with its overlays (WGT-01 to WGT-03). */
export function WidgetScreen(props: WidgetScreenProps) {
  const messages = widgetFailed(useProductName());
  if (props.status === 'missing') {
    return (
      <Stack space="medium">
        <Heading level={1}>RapidoReach</Heading>
        <EmptyState action={<ButtonLink href={props.wallHref}>Open RapidoReach</ButtonLink>}>
          The RapidoReach widget is not set up here. Its surveys are on another page.
        </EmptyState>
      </Stack>
    );
  }
  const widget = props.status === 'waiting' ? undefined : props.widget;
  // The error overlay has a button of its own.
  const reload =
    props.status === 'loading' || props.status === 'loaded' ? props.onReload : undefined;
  return (
    <Stack space="medium">
      <Heading level={1}>RapidoReach</Heading>
      <div className={styles.widgetArea}>
        {widget && (
          <WidgetFrame {...widget} key={widget.attempt} concealed={props.status !== 'loaded'} />
        )}
        {(props.status === 'waiting' || props.status === 'loading') && (
          <div className={styles.overlay}>
            <LoadingWall message="Finding surveys for you…" />
          </div>
        )}
        {props.status === 'failed' && (
          <FailureOverlay message={messages[props.cause]} onReload={props.onReload} />
        )}
      </div>
      {widget && <FrameTools contents="offers" source={widget.source} onReload={reload} />}
    </Stack>
  );
}

function FailureOverlay({ message, onReload }: { message: string; onReload: () => void }) {
  const isMounted = useIsMounted();
  return (
    <div className={styles.overlay} role="alert">
      <Drawing name="offline" />
      {/* Hidden at first, because a region that is inserted with its text is not announced. */}
      <div aria-hidden={!isMounted}>
        <WallSentence>{message}</WallSentence>
      </div>
      <Button onClick={onReload}>Reload offerwall</Button>
    </div>
  );
}

function WidgetFrame({
  source,
  frameRef,
  concealed,
}: Omit<MountedWidget, 'attempt'> & { concealed: boolean }) {
  return (
    <Frame
      title="RapidoReach widget"
      source={source}
      height="widget"
      concealed={concealed}
      mayCopy
      ref={frameRef}
    />
  );
}
