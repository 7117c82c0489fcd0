import type { Canvas } from '@cb/workbench/playHelpers';
import type { Decorator } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  BlockerGuideProvider,
  FrameProvider,
  type FrameElementProps,
} from '#ui/components/FrameProvider/FrameProvider.tsx';

function StillFrame({ src, title, ...props }: FrameElementProps) {
  return <iframe title={title} {...props} data-src={src} />;
}

const blockerGuide = 'https://help.cbrewards.example/ad-blocker';

/**
 * Replaces frames with ones that load nothing, as if an ad blocker stopped them, and have their address
 * in `data-src`.
 */
export const stillFrames: Decorator = (Story) => (
  <BlockerGuideProvider value={blockerGuide}>
    <FrameProvider value={StillFrame}>
      <Story />
    </FrameProvider>
  </BlockerGuideProvider>
);

/** Expects the line below a frame: what to do if it stays empty (D172). */
export async function expectEmptyFrameHelp(canvas: Canvas, src: string) {
  const line = canvas.getByText(/^If this stays empty, .* If it shows you as logged out, /);
  await expect(line).toBeVisible();
  const guide = canvas.getByRole('link', { name: /^How to whitelist this site/ });
  await expect(guide).toHaveAttribute('href', blockerGuide);
  const tab = canvas.getByRole('link', { name: /^Open in a new tab/ });
  await expect(tab).toHaveAttribute('href', src);
}
