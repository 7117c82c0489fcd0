import type { ThemeTokens } from '@cb/ui/internal/theme/contract.css';
import { contrast } from '@cb/ui/internal/theme/contrast';
import { dark } from '@cb/ui/internal/theme/dark.css';
import { light } from '@cb/ui/internal/theme/light.css';
import { themeClasses } from '@cb/ui/theme';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { Foundation, TokenSection, Specimen } from './Foundation.tsx';
import * as styles from './foundations.css.ts';

const themes = { light, dark };

interface ColourProps {
  group: string;
  token: string;
  value: string;
  tokens: ThemeTokens;
}

interface Swatch {
  /** Shows the colour as text, as a border, or as a background with text on it. */
  style: CSSProperties;
  /** The colours that its contrast is measured against, by name. */
  against: Readonly<Record<string, string>>;
}

const asBorder = (border: string, background: string) => ({
  border: `3px solid ${border}`,
  background,
});

/** Derives from a token's name how its colour is used. */
function swatchFor(group: string, token: string, value: string, { color }: ThemeTokens): Swatch {
  const { surface, text, accent, brand, reward } = color;
  const asText = (background: string, against: Swatch['against']) => ({
    style: { color: value, background },
    against,
  });
  const asBackground = (textColor: string, against: Swatch['against']) => ({
    style: { color: textColor, background: value },
    against,
  });
  const surfaces = { page: surface.page, raised: surface.raised };
  if (group === 'brand') {
    if (token === 'surface' || token === 'inset' || token === 'track') {
      return asBackground(brand.text, { 'brand text': brand.text });
    }
    if (token === 'border') {
      return {
        style: asBorder(value, brand.surface),
        against: { surface: brand.surface, track: brand.track },
      };
    }
    return asText(brand.surface, { surface: brand.surface, inset: brand.inset });
  }
  if (token === 'onAccent') return asText(accent.solid, { accent: accent.solid });
  // The mark on the coin is a drawing, not text.
  if (token === 'onCoin') {
    return { style: asBorder(value, reward.coin), against: { coin: reward.coin } };
  }
  if (token === 'coin') {
    return { style: asBorder(reward.onCoin, value), against: { onCoin: reward.onCoin } };
  }
  if (token.startsWith('solid'))
    return asBackground(text.onAccent, { 'text on it': text.onAccent });
  if (group === 'text' || token === 'text') return asText(surface.raised, surfaces);
  if (group === 'border' || token === 'border') {
    return { style: asBorder(value, surface.raised), against: surfaces };
  }
  return asBackground(text.default, { 'default text': text.default });
}

const isHex = (value: string) => /^#[\da-f]{6}$/i.test(value);

function Colour({ group, token, value, tokens }: ColourProps) {
  const { style, against } = swatchFor(group, token, value, tokens);
  const contrasts = Object.entries(isHex(value) ? against : {}).map(
    ([name, other]) => `${name} ${contrast(value, other).toFixed(1)}\u00a0:\u00a01`,
  );
  return (
    <Specimen
      name={`color.${group}.${token}`}
      variable={`--cb-color-${group}-${token}`}
      value={[value, contrasts.join(', ')].filter(Boolean).join(' · ')}
    >
      <div className={styles.block} style={style}>
        {style.color && isHex(value) && 'Aa'}
      </div>
    </Specimen>
  );
}

function Colours({ theme }: { theme: keyof typeof themes }) {
  const tokens = themes[theme];
  return (
    <div className={`${themeClasses[theme]} ${styles.themed}`}>
      <Foundation
        title={`Colour, ${theme} theme`}
        lead="Components use these names and no other colours. Green is for earning and for the member’s own deep surface, gold for CB only. Text has a contrast of at least 7 : 1 on each of its surfaces; meaningful borders and drawn marks have 3 : 1."
      >
        {Object.entries(tokens.color).map(([group, colors]) => (
          <TokenSection key={group} title={group}>
            {Object.entries(colors as Record<string, string>).map(([token, value]) => (
              <Colour key={token} group={group} token={token} value={value} tokens={tokens} />
            ))}
          </TokenSection>
        ))}
      </Foundation>
    </div>
  );
}

const meta = preview.meta({
  title: 'Foundations/Colour',
  component: Colours,
  argTypes: { theme: { control: 'radio', options: Object.keys(themes) } },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

/** Every colour of the light theme, with its contrast on the surfaces where it is used. */
export const Light = meta.story({ parameters: picturedIn('light wide'), args: { theme: 'light' } });

Light.test(
  'shows every token with its value, and colours with their contrast',
  async ({ canvas }) => {
    const tokens = Object.entries(light.color).flatMap(([group, colors]) =>
      Object.entries(colors as Record<string, string>).map(
        ([token, value]) => [`color.${group}.${token}`, value] as const,
      ),
    );
    for (const [name, value] of tokens) {
      const specimen = canvas.getByText(name).parentElement;
      await expect(specimen).toHaveTextContent(value);
      if (isHex(value)) await expect(specimen).toHaveTextContent(/ · .+ [\d.]+ : 1$/);
    }
  },
);

/** The same colour tokens in the dark theme, with contrasts measured there. */
export const Dark = meta.story({ parameters: picturedIn('dark phone'), args: { theme: 'dark' } });
