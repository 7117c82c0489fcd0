import { channelsOf, contrast, type Rgb } from '#ui/theme/contrast.ts';

/** The maximum opacity of the sheen, 0..1. */
export const sheenOpacity = 0.07;

/** Returns a colour as it looks under the sheen. */
function lighten(hex: string): Rgb {
  const [red, green, blue] = channelsOf(hex);
  const mixWithWhite = (channel: number) => channel + (1 - channel) * sheenOpacity;
  return [mixWithWhite(red), mixWithWhite(green), mixWithWhite(blue)];
}

const lowestContrast = ({ color, textColor }: Background) =>
  Math.min(contrast(textColor, color), contrast(textColor, lighten(color)));

/** Returns the lowest contrast of a face's text, 1..21: beside the sheen, and on it. */
export const faceContrast = (face: Omit<Face, 'subject'>) =>
  Math.min(lowestContrast(face), lowestContrast(face.valueBackground));

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
export interface Background {
  readonly color: string;
  readonly textColor: string;
}

/** The look of a gift card without a picture; deterministic for a name. */
export interface Face extends Background {
  readonly subject: Subject;
  /** The background of the value at the top of the card. */
  readonly valueBackground: Background;
}

const white = '#ffffff';
const toBackground = (color: string, textColor = white): Background => ({ color, textColor });

/** Two backgrounds for each subject, so that brands with the same subject rarely look the same. */
export const backgrounds: Readonly<Record<Subject, readonly Background[]>> = {
  books: [toBackground('#f3e8cd', '#123f31'), toBackground('#dcebe0', '#123f31')],
  coffee: [toBackground('#173f6e'), toBackground('#4a2c17')],
  games: [toBackground('#252b80'), toBackground('#3c1f6e')],
  dunes: [toBackground('#66300f'), toBackground('#5c2a1c')],
  pizza: [toBackground('#7a1e16'), toBackground('#6a2a0c')],
  fern: [toBackground('#1d4a2b'), toBackground('#0f4a45')],
  orange: [toBackground('#35500f'), toBackground('#0d4d35')],
  boat: [toBackground('#0c485a'), toBackground('#143d74')],
  flower: [toBackground('#532468'), toBackground('#6c1c4d')],
  lamp: [toBackground('#57380d'), toBackground('#2f3a4a')],
  kite: [toBackground('#86184c'), toBackground('#0f4a6b')],
  plane: [toBackground('#1b3c8a'), toBackground('#0e4a63')],
};

/** The sky of the dunes, which is lighter than the sand below it. */
export const sky = toBackground('#e9a25c', '#3a1a06');

/** The background of the ribbon. */
export const ribbon = toBackground('#17694a');

/** Words in a name that suggest what the brand sells; the first match determines the subject. */
const subjectWords: readonly (readonly [RegExp, Subject])[] = [
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
  const background = scene === 'ribbon' ? ribbon : (backgrounds[scene][0] ?? ribbon);
  return { ...background, valueBackground: scene === 'dunes' ? sky : background };
}

/** Returns the face of a gift card, determined by its brand's name. */
export function faceOf(name: string): Face {
  const text = name.trim().toLowerCase();
  const seed = hash(text);
  const subject =
    subjectWords.find(([word]) => word.test(text))?.[1] ??
    subjects[seed % subjects.length] ??
    'books';
  const choices = backgrounds[subject];
  // Other bits of the hash, so that the background does not depend on the subject.
  const background = choices[(seed >>> 8) % choices.length] ?? sky;
  return { ...background, subject, valueBackground: subject === 'dunes' ? sky : background };
}
