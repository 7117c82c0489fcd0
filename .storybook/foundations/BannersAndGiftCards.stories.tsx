import { subjects } from '@cb/ui/internal/giftCardFaces';
import { expect, waitFor } from 'storybook/test';
import preview from '../preview.tsx';
import { Banners, pictures, sizes } from './Banners.tsx';
import { GiftCardFaces } from './GiftCardFaces.tsx';

const meta = preview.meta({ title: 'Foundations/Banners and gift cards', tags: ['!autodocs'] });

export const GiftCards = meta.story({
  render: () => <GiftCardFaces />,
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('data-loaded', 'true'),
    );
  },
});

GiftCards.test('draws every scene', async ({ canvas }) => {
  const part = canvas.getByRole('region', { name: 'Scenes' });
  const drawn = [...part.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
  await expect(drawn).toHaveLength(subjects.length);
  await expect(new Set(drawn).size).toBe(subjects.length);
});

export const PromotionalBanners = meta.story({ render: () => <Banners /> });

PromotionalBanners.test('shows every file at its size', async ({ canvas }) => {
  const shown = canvas.getAllByRole<HTMLImageElement>('img');
  await expect(shown.map(({ src }) => src)).toEqual([...pictures, ...sizes].map(({ src }) => src));
  for (const picture of shown) {
    await picture.decode();
    await expect(`${picture.naturalWidth} × ${picture.naturalHeight}`).toBe(
      `${picture.getAttribute('width')} × ${picture.getAttribute('height')}`,
    );
  }
});
