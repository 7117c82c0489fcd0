import { Text } from '@cb/ui/components/Text';
import { VisuallyHidden } from '@cb/ui/components/VisuallyHidden';
import { expect } from 'storybook/test';
import { pictured } from '../modes.ts';
import { drawnSize } from '../pictures/drawnSize.ts';
import preview from '../preview.tsx';

const meta = preview.meta({ title: 'Foundations/Pictures', tags: ['!autodocs', '!dev'] });

/**
 * An element with `data-chromatic="ignore"` is left out of pictures, since its text always differs.
 */
export const LeftOut = meta.story({
  parameters: pictured,
  render: () => (
    <div data-chromatic="ignore" style={{ width: 360, height: 32, overflow: 'hidden' }}>
      <Text>{`Drawn at ${new Date().toISOString()}`}</Text>
    </div>
  ),
});

LeftOut.test('changes each time it is drawn', async ({ canvas }) => {
  await expect(canvas.getByText(/^Drawn at .*Z$/)).toBeVisible();
});

const at = (left: number, top: number, width: number, height: number) =>
  ({ position: 'absolute', left, top, width, height }) as const;

export const OfUnevenSize = meta.story({
  render: () => (
    <div style={{ height: 0 }}>
      <div style={{ ...at(0, 0, 900, 500), color: 'inherit' }} data-empty />
      <div style={{ ...at(10, 20, 100, 30), overflow: 'hidden' }}>
        <div style={{ width: 800, height: 400, background: 'seagreen' }} />
        <div style={{ ...at(0, 0, 700, 300), background: 'seagreen' }} />
      </div>
      <div style={{ ...at(0, 0, 600, 400), background: 'seagreen', visibility: 'hidden' }} />
      <div style={{ ...at(40, 60, 50, 25), border: '1px solid', boxSizing: 'border-box' }} />
      <VisuallyHidden>{'for screen readers only, '.repeat(40)}</VisuallyHidden>
    </div>
  ),
});

OfUnevenSize.test(
  'is as large as its painted content, wherever that is',
  async ({ canvasElement }) => {
    await expect(drawnSize()).toEqual({ width: 110, height: 50 + 35 });
    // Overflow clips an absolutely positioned element only if its containing block is inside it.
    const clipped = canvasElement.querySelector<HTMLElement>('[style*="overflow"]');
    if (clipped) clipped.style.position = 'static';
    await expect(drawnSize()).toEqual({ width: 700, height: 300 });
  },
);
