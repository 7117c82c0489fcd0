import type { Ref } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Frame, type FrameSource } from '../../../components/Frame/Frame.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { LoadingWall } from '../OfferWallScreen/LoadingWall.tsx';
import * as styles from './WidgetScreen.css.ts';

/** What the overlay of the error state says, by cause (WGT-07 to WGT-09, D19). */
export const widgetMessages = {
  member: "We couldn't load your CB Rewards profile. Please try again later.",
  provider: "We couldn't load your RapidoReach profile. Please try again later.",
  widget:
    "We couldn't load the RapidoReach offerwall right now. Please try again in a few minutes.",
  slow: 'The offerwall is taking longer than expected to load. Please refresh the tab to try again.',
} as const;

export interface WidgetScreenProps {
  status: 'loading' | 'loaded' | 'failed';
  /** Why it failed; what the overlay then says. */
  cause?: keyof typeof widgetMessages | undefined;
  /** Absent until both user ids are known: nothing is mounted before. */
  source?: FrameSource | undefined;
  frameRef?: Ref<HTMLIFrameElement>;
  /** Another number mounts the widget anew. */
  attempt?: number;
  onLoad?: () => void;
  onReload: () => void;
}

/** The RapidoReach widget with its overlays (WGT-01 to WGT-03). */
export function WidgetScreen({ status, cause, source, ...props }: WidgetScreenProps) {
  const { frameRef, attempt, onLoad, onReload } = props;
  return (
    <Stack space="medium">
      <Heading level={1}>RapidoReach</Heading>
      <div className={styles.place}>
        {source && (
          <Frame
            key={attempt}
            title="RapidoReach widget"
            source={source}
            height="widget"
            concealed={status !== 'loaded'}
            {...(frameRef && { ref: frameRef })}
            {...(onLoad && { onLoad })}
          />
        )}
        {status === 'loading' && (
          <div className={styles.overlay}>
            <LoadingWall message="Finding surveys for you…" />
          </div>
        )}
        {status === 'failed' && (
          <div className={styles.overlay} role="alert">
            {cause && <Text>{widgetMessages[cause]}</Text>}
            <Button onClick={onReload}>Reload offerwall</Button>
          </div>
        )}
      </div>
    </Stack>
  );
}
