import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect, waitFor } from 'storybook/test';
import { broken, guidance } from './Picture.docs.tsx';
import { Picture } from './Picture.tsx';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 250"><rect width="300" height="250" fill="#0b5d3c"/><circle cx="150" cy="125" r="70" fill="#f2b632"/></svg>',
)}`;

const meta = preview.meta({
  id: 'components-picture',
  title: 'Components/Brand/Picture',
  component: Picture,
  args: { src: drawing, alt: 'Your opinion pays in CB', width: 300, height: 250 },
  parameters: { guidance },
});

/** As wide as its file, because there is room. */
export const Loaded = meta.story();

Loaded.test('has its size without attributes that filter lists hide', async ({ canvas }) => {
  const image = canvas.getByRole('img', { name: 'Your opinion pays in CB' });
  await expect(image.getBoundingClientRect().height).toBeCloseTo(250, 0);
  await expect(image).not.toHaveAttribute('width');
  await expect(image).not.toHaveAttribute('height');
});

/** Stretched to its container, at its own aspect ratio. */
export const AsWideAsItsContainer = meta.story({ args: { fit: 'container' } });

/** The file is missing: its text is shown in a box of the same size. */
export const Failed = meta.story({
  args: { src: broken },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
});

Failed.test('shows its text in a box of its size', async ({ canvas }) => {
  const text = canvas.getByText('Your opinion pays in CB');
  await expect(text).toBeVisible();
  await expect(canvas.getByText('This picture did not load.')).toBeVisible();
  const box = text.parentElement?.getBoundingClientRect();
  await expect([box?.width, box?.height]).toEqual([300, 250]);
});

/** A missing banner of 728 by 90 px is taller on a phone, to fit its text. */
export const FailedFlat = meta.story({ args: { src: broken, width: 728, height: 90 } });

FailedFlat.test('is as high as its text needs on a phone', async ({ canvas, canvasElement }) => {
  canvasElement.style.inlineSize = '320px';
  const text = await canvas.findByText('This picture did not load.');
  const box = text.parentElement;
  await expect(box?.clientHeight).toBeGreaterThan((320 * 90) / 728);
  await expect(box?.scrollHeight).toBeLessThanOrEqual(box?.clientHeight ?? 0);
  await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  canvasElement.style.inlineSize = '';
});

/** A missing picture is no wider than the column that it is in. */
export const FailedInAGrid = meta.story({
  args: { src: broken, width: 600, height: 300, fit: 'container' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', inlineSize: 200 }}>
        <div style={{ display: 'grid' }}>
          <Story />
        </div>
      </div>
    ),
  ],
});

FailedInAGrid.test('is no wider than its container', async ({ canvas }) => {
  const text = await canvas.findByText('This picture did not load.');
  await expect(text.parentElement?.getBoundingClientRect().width).toBe(200);
});

export const Looks = meta.story({ ...looks({ Failed, FailedFlat }), tags: ['!dev', '!autodocs'] });
