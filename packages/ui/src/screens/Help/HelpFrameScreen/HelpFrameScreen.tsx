import type { ReactNode } from 'react';
import { Frame, type FrameSource } from '../../../components/Frame/Frame.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../../components/SkeletonGroup/SkeletonGroup.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import * as styles from './HelpFrameScreen.css.ts';

/** The titles and loading texts of the two help-desk pages. */
const topics = {
  news: { title: 'News', loading: 'Loading the news. Please wait..' },
  videoGuides: { title: 'Video Guides', loading: 'Loading the video guides. Please wait..' },
} as const;

export interface HelpFrameScreenProps {
  topic: keyof typeof topics;
  /** `loading` shows a notice while the frame loads behind it. */
  status: 'loading' | 'ready';
  source: FrameSource;
  /** The tile "Special for you". */
  sponsored: ReactNode;
}

/** News and video guides: a frame of the help desk and a sponsored tile (NWS-01 to NWS-05). */
export function HelpFrameScreen({ topic, status, source, sponsored }: HelpFrameScreenProps) {
  const { title, loading } = topics[topic];
  const isLoading = status === 'loading';
  return (
    <Stack space="large">
      <Heading level={1}>{title}</Heading>
      <div className={styles.place} aria-busy={isLoading || undefined}>
        {isLoading && (
          <div className={source.kind === 'frame' ? styles.over : undefined}>
            <SkeletonGroup label={loading} labelShown>
              <div className={styles.articles}>
                <Skeleton lines={3} />
                <Skeleton lines={3} />
                <Skeleton lines={3} />
              </div>
            </SkeletonGroup>
          </div>
        )}
        <Frame title={title} source={source} concealed={isLoading} />
      </div>
      {sponsored}
    </Stack>
  );
}
