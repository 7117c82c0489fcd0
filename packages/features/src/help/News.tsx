import { HelpFrame, type HelpFrameProps } from './HelpFrame.tsx';

/** The news screen (NWS-01; /dashboard/cbnews). */
export function News(props: HelpFrameProps) {
  return <HelpFrame {...props} topic="news" />;
}
