import { channelsOf, contrast, type Rgb } from '#ui/theme/contrast.ts';

/** The maximum opacity of the sheen, 0..1. */
export const sheenOpacity = 0.07;

/** Returns the colour after the sheen lightens it. */
function lightened(hex: string): Rgb {
  const [red, green, blue] = channelsOf(hex);
  const lighten = (value: number) => value + (1 - value) * sheenOpacity;
  return [lighten(red), lighten(green), lighten(blue)];
}

const lowestContrast = ({ color, ink }: Ground) =>
  Math.min(contrast(ink, color), contrast(ink, lightened(color)));

/** Returns the lowest contrast of a face's text, 1..21: beside the sheen, and on it. */
export const faceContrast = (face: Pick<Face, 'color' | 'ink' | 'top'>) =>
  Math.min(lowestContrast(face), lowestContrast(face.top));

/** The subjects of the drawn scenes. */
export const subjects = [
  'books',
  'coffee',
  'games',
  'dunes',
  'pizza',
  'fern',
  'orange',
  'boat',
  'flower',
  'lamp',
  'kite',
  'plane',
] as const;

/** The subject of a drawn scene. */
export type Subject = (typeof subjects)[number];

/** The scenes of faces without a brand: a subject, or a ribbon where the brands are not known. */
export type Scene = Subject | 'ribbon';

/** A background colour, and the colour of text on it, as `#rrggbb`. */
export interface Ground {
  readonly color: string;
  readonly ink: string;
}

/** The look of a gift card without a picture; deterministic for a name. */
export interface Face extends Ground {
  readonly subject: Subject;
  /** The colours behind the value, if they differ from the rest. */
  readonly top: Ground;
}

const white = '#ffffff';
const groundOf = (color: string, ink = white): Ground => ({ color, ink });

/**
 * The backgrounds of each subject, so that two brands with the same subject rarely look the same.
 */
export const grounds: Readonly<Record<Subject, readonly Ground[]>> = {
  books: [groundOf('#f3e8cd', '#123f31'), groundOf('#dcebe0', '#123f31')],
  coffee: [groundOf('#173f6e'), groundOf('#4a2c17')],
  games: [groundOf('#252b80'), groundOf('#3c1f6e')],
  dunes: [groundOf('#66300f'), groundOf('#5c2a1c')],
  pizza: [groundOf('#7a1e16'), groundOf('#6a2a0c')],
  fern: [groundOf('#1d4a2b'), groundOf('#0f4a45')],
  orange: [groundOf('#35500f'), groundOf('#0d4d35')],
  boat: [groundOf('#0c485a'), groundOf('#143d74')],
  flower: [groundOf('#532468'), groundOf('#6c1c4d')],
  lamp: [groundOf('#57380d'), groundOf('#2f3a4a')],
  kite: [groundOf('#86184c'), groundOf('#0f4a6b')],
  plane: [groundOf('#1b3c8a'), groundOf('#0e4a63')],
};

/** The sky of the dunes, which is lighter than the sand below it. */
export const sky = groundOf('#e9a25c', '#3a1a06');

/** The background of the ribbon. */
export const ribbon = groundOf('#17694a');

/** Words in a name that suggest what the brand sells; the first match determines the subject. */
const words: readonly (readonly [RegExp, Subject])[] = [
  [/\b(book|read|press|paper|quill|station)/u, 'books'],
  [/\b(coffee|caf|tea|roast|baker)/u, 'coffee'],
  [/\b(game|play|arcade|pixel)/u, 'games'],
  [/\b(outdoor|trail|camp|desert|dune)/u, 'dunes'],
  [/\b(pizza|kitchen|food|dine|grill|eat)/u, 'pizza'],
  [/\b(garden|plant|pet|meadow|fern)/u, 'fern'],
  [/\b(grocer|fruit|fresh|farm)/u, 'orange'],
  [/\b(harbou?r|sport|sea|sail|fish|boat)/u, 'boat'],
  [/\b(beauty|flower|fashion|spa)/u, 'flower'],
  [/\b(home|light|lantern|lamp|furnit)/u, 'lamp'],
  [/\b(kite|toy|kid|cinema)/u, 'kite'],
  [/\b(air|travel|tour|flight|hotel)/u, 'plane'],
];

/** An FNV-1a hash, so that names that differ by one letter get different faces. */
function hash(text: string) {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  // Mixes once more, since the low bits of similar names differ little.
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (sum ^ (sum >>> 13)) >>> 0;
}

/** Returns the face of a gift card without a brand. */
export function faceOfScene(scene: Scene): Omit<Face, 'subject'> {
  const ground = scene === 'ribbon' ? ribbon : (grounds[scene][0] ?? ribbon);
  return { ...ground, top: scene === 'dunes' ? sky : ground };
}

/** Returns the face of a gift card, determined by its brand's name. */
export function faceOf(name: string): Face {
  const text = name.trim().toLowerCase();
  const seed = hash(text);
  const subject =
    words.find(([word]) => word.test(text))?.[1] ?? subjects[seed % subjects.length] ?? 'books';
  const choices = grounds[subject];
  const ground = choices[(seed >>> 8) % choices.length] ?? sky;
  return { ...ground, subject, top: subject === 'dunes' ? sky : ground };
}
