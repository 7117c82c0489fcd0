import type { Decorator } from '@storybook/react-vite';
import {
  FrameProvider,
  type FrameElementProps,
} from '../../components/FrameProvider/FrameProvider.tsx';

function StillFrame({ src, title, ...props }: FrameElementProps) {
  return <iframe title={title} {...props} data-src={src} />;
}

/** Replaces frames with ones that load nothing and have their address in `data-src`. */
export const stillFrames: Decorator = (Story) => (
  <FrameProvider value={StillFrame}>
    <Story />
  </FrameProvider>
);
