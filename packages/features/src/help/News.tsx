import { HelpFrame, type HelpFrameProps } from './HelpFrame.tsx';

/** The news screen (part 1 §2, /dashboard/cbnews). */
export function News(props: HelpFrameProps) {
  return <HelpFrame {...props} topic="news" />;
}
