import { seedBrands } from '@cb/mocks/world/catalogue';
import { GiftCardFace } from '@cb/ui/components/GiftCardFace';
import { faceContrast, faceOf, subjects } from '@cb/ui/internal/giftCardFaces';
import { Foundation, Part, Specimen } from '@cb/ui/internal/foundations/Foundation';
import { expect, waitFor } from 'storybook/test';
import preview from '../preview.tsx';

const brands = seedBrands();
const names = brands.map(({ brandName }) => brandName);

/** One name for each scene: a brand's, or else the first made-up name that gets it. */
const scenes = subjects.map((subject) => ({
  subject,
  name:
    [...names, ...Array.from({ length: 99 }, (_name, at) => `Brand ${at + 1}`)].find(
      (name) => faceOf(name).subject === subject,
    ) ?? '',
}));

const kinds = [
  { what: 'With its value', name: 'Alder Books', value: '25 USD' },
  { what: 'No letter', name: '* * *' },
  { what: 'More words than fit', name: 'The Alder & Bluebird Company of Booksellers and Roasters' },
  {
    what: 'A picture of its own',
    name: brands[0]?.brandName ?? '',
    image: Object.values(brands[0]?.imageUrls ?? {})[0],
  },
];

function measured(name: string) {
  const face = faceOf(name);
  return `${face.subject} · ${face.color} · words ${faceContrast(face).toFixed(1)}\u00a0:\u00a01`;
}

/** Shows every scene, every kind of name, and the brands of the mock backend. */
function GiftCardFaces() {
  return (
    <Foundation
      title="Gift-card faces"
      lead="A brand without a picture gets one of twelve scenes, chosen by its name: the same everywhere, in both themes. Its words read at 7 : 1 or more, also under the sheen."
    >
      <Part title="Scenes">
        {scenes.map(({ subject, name }) => (
          <Specimen key={subject} name={subject} value={name}>
            <GiftCardFace name={name} />
          </Specimen>
        ))}
      </Part>
      <Part title="Names and pictures">
        {kinds.map(({ what, name, image, value }) => (
          <Specimen key={what} name={what} value={name}>
            <GiftCardFace name={name} image={image} value={value} />
          </Specimen>
        ))}
      </Part>
      <Part title="Brands" lead="Those of the mock backend, with what was measured.">
        {names.map((name) => (
          <Specimen key={name} name={name} value={measured(name)}>
            <GiftCardFace name={name} />
          </Specimen>
        ))}
      </Part>
    </Foundation>
  );
}

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
