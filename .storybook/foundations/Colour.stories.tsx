import { contrast } from '@cb/ui/internal/theme/contrast';
import { dark } from '@cb/ui/internal/theme/dark.css';
import { light } from '@cb/ui/internal/theme/light.css';
import { themeClasses } from '@cb/ui/theme';
import type { ThemeTokens } from '@cb/ui/internal/theme/tokenTypes';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { Foundation, Part } from './Foundation.tsx';
import * as styles from './foundations.css.ts';
import { Specimen } from './Specimen.tsx';

const themes = { light, dark };

interface ColourProps {
  group: string;
  token: string;
  value: string;
  tokens: ThemeTokens;
}

interface Use {
  /** How it is drawn: as words, as an edge, or as a ground with words on it. */
  style: CSSProperties;
  /** The colours its contrast counts against, by what they are. */
  against: Readonly<Record<string, string>>;
}

const edge = (of: string, background: string) => ({ border: `3px solid ${of}`, background });

/** What a token is for, as its name says. */
function useOf(group: string, token: string, value: string, { color }: ThemeTokens): Use {
  const { surface, text, accent, reward } = color;
  const words = (on: string, against: Use['against']) => ({
    style: { color: value, background: on },
    against,
  });
  const ground = (of: string, against: Use['against']) => ({
    style: { color: of, background: value },
    against,
  });
  const surfaces = { page: surface.page, raised: surface.raised };
  if (token === 'onAccent') return words(accent.solid, { accent: accent.solid });
  // What is on the coin is drawn, not written.
  if (token === 'onCoin') {
    return { style: edge(value, reward.coin), against: { coin: reward.coin } };
  }
  if (token === 'coin') {
    return { style: edge(reward.onCoin, value), against: { onCoin: reward.onCoin } };
  }
  if (token.startsWith('solid')) return ground(text.onAccent, { 'text on it': text.onAccent });
  if (group === 'text' || token === 'text') return words(surface.raised, surfaces);
  if (group === 'border' || token === 'border') {
    return { style: edge(value, surface.raised), against: surfaces };
  }
  return ground(text.default, { 'default text': text.default });
}

const isHex = (value: string) => /^#[\da-f]{6}$/i.test(value);

function Colour({ group, token, value, tokens }: ColourProps) {
  const { style, against } = useOf(group, token, value, tokens);
  const measured = Object.entries(isHex(value) ? against : {}).map(
    ([what, other]) => `${what} ${contrast(value, other).toFixed(1)}\u00a0:\u00a01`,
  );
  return (
    <Specimen
      name={`color.${group}.${token}`}
      value={[value, measured.join(', ')].filter(Boolean).join(' · ')}
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
        lead="Components know these names and no other colours. Text reads at 7 : 1 or more on every surface, borders and marks that matter at 3 : 1."
      >
        {Object.entries(tokens.color).map(([group, colors]) => (
          <Part key={group} title={group}>
            {Object.entries(colors as Record<string, string>).map(([token, value]) => (
              <Colour key={token} group={group} token={token} value={value} tokens={tokens} />
            ))}
          </Part>
        ))}
      </Foundation>
    </div>
  );
}

const meta = preview.meta({
  title: 'Foundations/Colour',
  component: Colours,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Light = meta.story({ args: { theme: 'light' } });

Light.test('names every token with what was measured', async ({ canvas }) => {
  const tokens = Object.entries(light.color).flatMap(([group, colors]) =>
    Object.entries(colors as Record<string, string>).map(
      ([token, value]) => [`color.${group}.${token}`, value] as const,
    ),
  );
  for (const [name, value] of tokens) {
    const specimen = canvas.getByText(name).parentElement;
    await expect(specimen).toHaveTextContent(isHex(value) ? / · .+ [\d.]+ : 1$/ : value);
  }
});

export const Dark = meta.story({ args: { theme: 'dark' } });
