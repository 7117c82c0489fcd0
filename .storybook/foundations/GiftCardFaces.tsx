import { seedBrands } from '@cb/mocks/world/catalogue';
import { GiftCardFace } from '@cb/ui/components/GiftCardFace';
import { faceContrast } from '@cb/ui/internal/giftCardContrast';
import { faceOf, motifs } from '@cb/ui/internal/giftCardFaces';
import { Foundation, Part } from './Foundation.tsx';
import { Specimen } from './Specimen.tsx';

const brands = seedBrands();
const names = brands.map(({ brandName }) => brandName);
const pictured = brands.find(({ imageUrls }) => Object.values(imageUrls).length > 0);

/** One name for each pattern: a brand's, or else the first made-up name that gets the pattern. */
const patterns = Array.from({ length: motifs }, (_, motif) =>
  [...names, ...Array.from({ length: 99 }, (_name, at) => `Brand ${at + 1}`)].find(
    (name) => faceOf(name).motif === motif,
  ),
);

const kinds: readonly { what: string; name: string; image?: string | undefined }[] = [
  { what: 'Two words', name: 'Alder Books' },
  { what: 'One word', name: 'Alder' },
  { what: 'No letter to begin with', name: '* * *' },
  { what: 'More words than fit', name: 'The Alder & Bluebird Company of Booksellers and Roasters' },
  {
    what: 'A picture of its own',
    name: pictured?.brandName ?? '',
    image: Object.values(pictured?.imageUrls ?? {})[0],
  },
];

function measured(name: string) {
  const { from, to, ...face } = faceOf(name);
  const { plain, pattern } = faceContrast({ from, to });
  return `Pattern ${face.motif + 1} · ${from} to ${to} · words ${plain.toFixed(1)}\u00a0:\u00a01, on the pattern ${pattern.toFixed(1)}\u00a0:\u00a01`;
}

/** Shows every pattern, every kind of name, and the brands of the pretend backend. */
export function GiftCardFaces() {
  return (
    <Foundation
      title="Gift-card faces"
      lead="A brand without a picture gets a face drawn from its name: the same everywhere, in both themes. White words read at 7 : 1 or more on both ends of the gradient, and at 4.5 : 1 where the pattern lightens it."
    >
      <Part title="Patterns">
        {patterns.map((name = '', motif) => (
          <Specimen key={name} name={`Pattern ${motif + 1}`} value={name}>
            <GiftCardFace name={name} />
          </Specimen>
        ))}
      </Part>
      <Part title="Names and pictures">
        {kinds.map(({ what, name, image }) => (
          <Specimen key={what} name={what} value={name}>
            <GiftCardFace name={name} image={image} />
          </Specimen>
        ))}
      </Part>
      <Part title="Brands" lead="Those of the pretend backend, with what was measured.">
        {names.map((name) => (
          <Specimen key={name} name={name} value={measured(name)}>
            <GiftCardFace name={name} />
          </Specimen>
        ))}
      </Part>
    </Foundation>
  );
}
