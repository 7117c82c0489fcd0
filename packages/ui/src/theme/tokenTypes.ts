/** The colours of a message or badge with a meaning. `text` has 7:1 contrast on `subtle`. */
export interface ToneColors {
  readonly text: string;
  readonly subtle: string;
  readonly border: string;
}

/** The colours of a theme. Text has 7:1 contrast on every surface, meaningful borders 3:1. */
export interface ColorTokens {
  readonly surface: {
    readonly page: string;
    readonly raised: string;
    readonly sunken: string;
    readonly overlay: string;
    /** Dims the page behind a dialog. */
    readonly scrim: string;
  };
  readonly text: { readonly default: string; readonly muted: string; readonly onAccent: string };
  readonly accent: ToneColors & { readonly solid: string; readonly solidHover: string };
  /** Gold: CB amounts and reward badges only. `coin` is the fill of the coin mark. */
  readonly reward: ToneColors & { readonly coin: string; readonly onCoin: string };
  readonly critical: ToneColors & { readonly solid: string; readonly solidHover: string };
  readonly info: ToneColors;
  readonly positive: ToneColors;
  readonly warning: ToneColors;
  readonly border: { readonly default: string; readonly strong: string; readonly focus: string };
}

/** The tokens of a theme. Shadows differ, because a light theme's are invisible on a dark page. */
export interface ThemeTokens {
  readonly color: ColorTokens;
  readonly elevation: { readonly raised: string; readonly overlay: string };
}

export type Tone = 'neutral' | 'accent' | 'reward' | 'critical' | 'info' | 'positive' | 'warning';
