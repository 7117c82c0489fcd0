import { createGlobalThemeContract } from '@vanilla-extract/css';

/** A message or badge with a meaning. `text` has 7:1 contrast on `subtle` and on every surface. */
const tone = { text: '', subtle: '' };

/** A meaning that also marks controls. `border` has 3:1 contrast on every surface. */
const markedTone = { ...tone, border: '' };

/** The background of a button with a meaning. `text.onAccent` has 7:1 contrast on it. */
const solid = { solid: '', solidHover: '' };

/**
 * The semantic colours and shadows that every theme defines; components use no other colours. A test
 * measures the contrast of each colour.
 */
export const theme = createGlobalThemeContract(
  {
    color: {
      surface: {
        /** Behind everything in the member area: the top bar, sidebar and footer are on it. */
        shell: '',
        /** The background of a screen. */
        page: '',
        raised: '',
        sunken: '',
        /** Behind a pressed or hovered control that has no surface. */
        hover: '',
        overlay: '',
        /** Dims the page behind a dialog. */
        scrim: '',
      },
      text: { default: '', muted: '', onAccent: '' },
      accent: { ...markedTone, ...solid },
      /** Gold: CB amounts and reward badges only. `coin` is the fill of the coin mark. */
      reward: { ...tone, coin: '', onCoin: '' },
      critical: { ...markedTone, ...solid },
      /**
       * The deep green surface for what belongs to the member, at most once in a view. `inset` is a
       * surface inside it, `border` draws progress on `track`, which is behind the text of tonal buttons too. All
       * others are text on both surfaces.
       */
      brand: {
        surface: '',
        inset: '',
        text: '',
        muted: '',
        reward: '',
        accent: '',
        border: '',
        track: '',
      },
      info: tone,
      positive: markedTone,
      warning: tone,
      border: { default: '', strong: '', focus: '' },
    },
    /** Shadows, which differ because a light theme's are invisible on a dark page. */
    elevation: { raised: '', overlay: '' },
  },
  (_value, path) => `cb-${path.join('-')}`,
);

type ValuesOf<Contract> = {
  readonly [Key in keyof Contract]: Contract[Key] extends string ? string : ValuesOf<Contract[Key]>;
};

/** The values that a theme gives the tokens. */
export type ThemeTokens = ValuesOf<typeof theme>;
