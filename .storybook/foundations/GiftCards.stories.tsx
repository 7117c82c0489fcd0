import { subjects } from '@cb/ui/internal/giftCardFaces';
import { expect, waitFor } from 'storybook/test';
import preview from '../preview.tsx';
import { GiftCardFaces } from './GiftCardFaces.tsx';

const meta = preview.meta({ title: 'Foundations/Gift cards', tags: ['!autodocs'] });

/** The faces of gift cards: every scene, every kind of name, and the brands of the mock backend. */
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
