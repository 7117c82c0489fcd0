import { HelpFrame, type HelpFrameProps } from './HelpFrame.tsx';

/** The video-guides screen (NWS-02; /dashboard/cbvideoguides). */
export function VideoGuides(props: HelpFrameProps) {
  return <HelpFrame {...props} topic="videoGuides" />;
}
