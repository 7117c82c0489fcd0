import type { ReactNode } from 'react';
import { CoveredFrame, FrameTools, type ReloadableFrame } from '#ui/components/Frame/Frame.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/components/SkeletonGroup/SkeletonGroup.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import * as styles from './HelpFrameScreen.css.ts';

/** The titles and loading texts of the two help-desk pages. */
const topics = {
  news: { title: 'News', loading: 'Loading the news. Please wait..' },
  videoGuides: { title: 'Video Guides', loading: 'Loading the video guides. Please wait..' },
} as const;

export interface HelpFrameScreenProps extends ReloadableFrame {
  /** The page: news or video guides. */
  topic: keyof typeof topics;
  /** `loading` shows a notice while the frame loads behind it. */
  status: 'loading' | 'ready';
  /** The tile "Special for you". */
  sponsored: ReactNode;
}

/** News and video guides: a frame of the help desk and a sponsored tile (NWS-01 to NWS-05). */
export function HelpFrameScreen(props: HelpFrameScreenProps) {
  const { topic, status, source, sponsored, slow, attempt, frameRef, onLoad, onReload } = props;
  const { title, loading } = topics[topic];
  return (
    <Stack space="large">
      <Heading level={1}>{title}</Heading>
      <Stack space="small">
        <CoveredFrame
          key={attempt}
          title={title}
          source={source}
          cover={
            status === 'loading' && (
              <SkeletonGroup label={loading} labelShown>
                <div className={styles.articles}>
                  <Skeleton lines={3} />
                  <Skeleton lines={3} />
                  <Skeleton lines={3} />
                </div>
              </SkeletonGroup>
            )
          }
          ref={frameRef}
          onLoad={onLoad}
        />
        <FrameTools contents="page" source={source} slow={slow} onReload={onReload} />
      </Stack>
      {sponsored}
    </Stack>
  );
}
