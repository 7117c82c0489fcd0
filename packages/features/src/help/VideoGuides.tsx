import { HelpFrame, type HelpFrameProps } from './HelpFrame.tsx';

/** The video-guides screen (part 1 §2, /dashboard/cbvideoguides). */
export function VideoGuides(props: HelpFrameProps) {
  return <HelpFrame {...props} topic="videoGuides" />;
}
