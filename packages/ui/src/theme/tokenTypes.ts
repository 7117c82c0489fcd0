/** The colours of a message or badge with a meaning. `text` has 7:1 contrast on `subtle`. */
export interface ToneColors {
  readonly text: string;
  readonly subtle: string;
}

/** The colours of a meaning that also marks controls. `border` has 3:1 contrast on every surface. */
export interface MarkedToneColors extends ToneColors {
  readonly border: string;
}

/** The colours of a theme. Text has 7:1 contrast on every surface, meaningful borders 3:1. */
export interface ColorTokens {
  readonly surface: {
    /** Behind everything in the member area: the top bar, sidebar and footer are on it. */
    readonly shell: string;
    /** The background of a screen. */
    readonly page: string;
    readonly raised: string;
    readonly sunken: string;
    /** Behind a pressed or hovered control that has no surface. */
    readonly hover: string;
    readonly overlay: string;
    /** Dims the page behind a dialog. */
    readonly scrim: string;
  };
  readonly text: { readonly default: string; readonly muted: string; readonly onAccent: string };
  readonly accent: MarkedToneColors & { readonly solid: string; readonly solidHover: string };
  /** Gold: CB amounts and reward badges only. `coin` is the fill of the coin mark. */
  readonly reward: ToneColors & { readonly coin: string; readonly onCoin: string };
  /**
   * The deep green surface for what belongs to the member, at most once in a view. `inset` is a surface
   * inside it, `border` draws progress on `track`.
   */
  readonly brand: {
    readonly surface: string;
    readonly inset: string;
    readonly text: string;
    readonly muted: string;
    readonly reward: string;
    readonly accent: string;
    readonly border: string;
    readonly track: string;
  };
  readonly critical: MarkedToneColors & { readonly solid: string; readonly solidHover: string };
  readonly info: ToneColors;
  readonly positive: MarkedToneColors;
  readonly warning: ToneColors;
  readonly border: { readonly default: string; readonly strong: string; readonly focus: string };
}

/** The tokens of a theme. Shadows differ, because a light theme's are invisible on a dark page. */
export interface ThemeTokens {
  readonly color: ColorTokens;
  readonly elevation: { readonly raised: string; readonly overlay: string };
}

export type Tone = 'neutral' | 'accent' | 'reward' | 'critical' | 'info' | 'positive' | 'warning';
