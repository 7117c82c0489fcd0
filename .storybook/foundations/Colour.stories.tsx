import { Heading } from '@cb/ui/components/Heading';
import { contrast } from '@cb/ui/theme/contrast.ts';
import { dark } from '@cb/ui/theme/dark.css';
import { light } from '@cb/ui/theme/light.css';
import type { ThemeTokens } from '@cb/ui/theme/tokenTypes.ts';
import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { Foundation } from './Foundation.tsx';
import * as styles from './foundations.css';
import { Specimen } from './Specimen.tsx';

const themes = { light, dark };

const isHex = (value: string) => /^#[\da-f]{6}$/i.test(value);

/** The contrast that counts for a token: text and borders on surfaces, fills under their text. */
function measured(group: string, token: string, value: string, { color }: ThemeTokens) {
  if (!isHex(value)) return value;
  const on = (surface: string) => contrast(value, surface).toFixed(1);
  if (token.startsWith('solid')) return `${value} · text on it ${on(color.text.onAccent)} : 1`;
  if (token === 'onAccent') return `${value} · on accent ${on(color.accent.solid)} : 1`;
  if (token === 'onCoin') return `${value} · on coin ${on(color.reward.coin)} : 1`;
  if (group === 'surface' || token === 'subtle' || token === 'coin') {
    return `${value} · default text ${on(color.text.default)} : 1`;
  }
  return `${value} · page ${on(color.surface.page)} : 1, raised ${on(color.surface.raised)} : 1`;
}

function Colours({ theme }: { theme: keyof typeof themes }) {
  const tokens = themes[theme];
  return (
    <Foundation
      title={`Colour, ${theme} theme`}
      lead="Components know these names and no other colours. Text reads at 7 : 1 or more on every surface, borders and marks that matter at 3 : 1."
    >
      {Object.entries(tokens.color).map(([group, colors]) => (
        <section key={group} className={styles.page}>
          <Heading level={2}>{group}</Heading>
          <div className={styles.grid}>
            {Object.entries(colors as Record<string, string>).map(([token, value]) => (
              <Specimen
                key={token}
                name={`color.${group}.${token}`}
                value={measured(group, token, value, tokens)}
              >
                <div className={styles.block} style={{ background: value }} />
              </Specimen>
            ))}
          </div>
        </section>
      ))}
    </Foundation>
  );
}

const meta = preview.meta({
  title: 'Foundations/Colour',
  component: Colours,
  tags: ['!autodocs'],
});

export const Light = meta.story({ args: { theme: 'light' } });

Light.test('names every token with what was measured', async ({ canvas }) => {
  await expect(canvas.getByText('color.text.default')).toBeVisible();
  await expect(canvas.getAllByText(/: 1/).length).toBeGreaterThan(25);
});

export const Dark = meta.story({ args: { theme: 'dark' } });
