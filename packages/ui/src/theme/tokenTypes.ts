/** Colours of a message or badge that carries a meaning. Text reads at 7:1 on `subtle`. */
export interface ToneColors {
  readonly text: string;
  readonly subtle: string;
  readonly border: string;
}

/** What changes between themes. Text reads at 7:1 on every surface, borders that matter at 3:1. */
export interface ColorTokens {
  readonly surface: {
    readonly page: string;
    readonly raised: string;
    readonly sunken: string;
    readonly overlay: string;
    /** Dims what lies under a dialog. */
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

/** Shadows differ between themes, because a dark page hides a light theme's shadow. */
export interface ThemeTokens {
  readonly color: ColorTokens;
  readonly elevation: { readonly raised: string; readonly overlay: string };
}

export type Tone = 'neutral' | 'accent' | 'reward' | 'critical' | 'info' | 'positive' | 'warning';
