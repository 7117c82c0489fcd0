import { faceOfScene } from '@cb/ui/internal/giftCardFaces';
import { scenes } from '@cb/ui/internal/giftCardScenes';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

/** The fan of the landing page, from back to front. */
const cards = [
  { scene: 'books', x: 290, y: 76, turn: 14 },
  { scene: 'coffee', x: 200, y: 48, turn: 5 },
  { scene: 'plane', x: 112, y: 52, turn: -5 },
  { scene: 'boat', x: 26, y: 92, turn: -14 },
] as const;

const fan = (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 300">
    <clipPath id="card">
      <rect width="320" height="200" rx="16" />
    </clipPath>
    {cards.map(({ scene, x, y, turn }) => (
      <g key={scene} transform={`translate(${x} ${y}) rotate(${turn} 102 64) scale(.64)`}>
        <g clipPath="url(#card)">
          <rect width="320" height="200" fill={faceOfScene(scene).color} />
          {scenes[scene]}
        </g>
      </g>
    ))}
  </svg>
);

test('the gift cards of the static page are those of the landing page', async () => {
  const file = `${renderToStaticMarkup(fan)}\n`;
  await expect(file).toMatchFileSnapshot('../public/gift-cards.svg');
});
