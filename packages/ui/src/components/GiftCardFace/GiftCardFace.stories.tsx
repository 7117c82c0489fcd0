import { picturedIn } from '@cb/workbench/pictured';
import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import type { Decorator } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guidance } from './GiftCardFace.docs.tsx';
import { GiftCardFace } from './GiftCardFace.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 190"><rect width="300" height="190" fill="#0b5d3c"/><circle cx="150" cy="95" r="60" fill="#f2b632"/></svg>',
)}`;

/** As wide as a card of the store. */
const narrow: Decorator = (Story) => (
  <div style={{ maxWidth: 300 }}>
    <Story />
  </div>
);

const meta = preview.meta({
  id: 'components-giftcardface',
  title: 'Components/Brand/GiftCardFace',
  component: GiftCardFace,
  args: { name: 'Alder Books' as string | undefined },
  parameters: { guidance },
});

/** A brand without a picture gets a scene and colours that fit its name. */
export const Drawn = meta.story({ decorators: [narrow] });

const brandNames = [
  'Alder Books',
  'Bluebird Coffee',
  'Cobalt Games',
  'Dune Outdoors',
  'Ember Pizza',
  'Rowan Garden',
  'Ginger Grocers',
  'Harbour Music',
  'Juniper Fashion',
  'Fjord Home',
  'Kite Travel & Tours',
  'Nimbus Air',
  'Lantern <Prepaid>',
  'Meadow Pets',
  'Otter Sports',
  'Pepper Kitchen',
  'Quill Stationers',
  'Indigo Cinema',
];

/** For a page that knows no brands; the scene is a ribbon. */
export const NoBrand = meta.story({ args: { name: undefined }, decorators: [narrow] });

NoBrand.test('has no words', async ({ canvasElement }) => {
  await expect(canvasElement.innerText.trim()).toBe('');
});

/** For a page that knows no brands, with one of the twelve scenes. */
export const SceneWithoutBrand = meta.story({
  args: { name: undefined, scene: 'plane' },
  decorators: [narrow],
});

/** Eighteen names show how scenes and colours vary. */
export const Gallery = meta.story({
  parameters: picturedIn('light wide'),
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        gap: 16,
      }}
    >
      {brandNames.map((name) => (
        <GiftCardFace key={name} name={name} />
      ))}
    </div>
  ),
});

/** A card of a known value, such as an ordered one. */
export const WithValue = meta.story({ args: { value: '25 USD' }, decorators: [narrow] });

/** 84 px wide, as in a list. */
export const Small = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 84 }}>
        <Story />
      </div>
    ),
  ],
});

/** The brand's own picture covers the drawn face once it has loaded. */
export const Picture = meta.story({
  parameters: picturedIn('dark phone'),
  args: { image: picture },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('data-loaded', 'true'),
    );
  },
});

/** The brand's picture is broken: colours and name stay, without a scene. */
export const PictureFails = meta.story({
  args: { image: 'data:image/png,broken', value: '25 USD' },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
});

PictureFails.test('keeps the name, without a scene', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Alder Books')).toBeVisible();
  await expect(canvasElement.querySelector('svg')).toBeNull();
});

/** A name of symbols alone still gets a scene and colours. */
export const WithoutLetters = meta.story({ args: { name: '🎁 ???' } });

export const Nameless = meta.story({
  tags: ['edge-case'],
  decorators: [narrow],
  args: { name: '' },
});

/** A name of 5000 characters is cut and does not change the size. */
export const EndlessName = meta.story({ decorators: [narrow], args: { name: 'W'.repeat(5000) } });

EndlessName.test('keeps its size', async ({ canvasElement }) => {
  const face = canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect();
  await expect([face?.width, face?.height]).toEqual([300, 187.5]);
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

export const Looks = meta.story({
  ...looks({ Drawn, WithValue, Small, Nameless, EndlessName }),
  tags: ['!dev', '!autodocs'],
});
