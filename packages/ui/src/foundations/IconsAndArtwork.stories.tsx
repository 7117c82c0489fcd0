import { CoinMark } from '@cb/ui/components/CoinMark';
import { Drawing, type DrawingName } from '@cb/ui/components/Drawing';
import { drawings } from '@cb/ui/internal/drawings';
import { ProviderLogo, type Provider } from '@cb/ui/components/ProviderLogo';
import { marks } from '@cb/ui/internal/providerMarks';
import { Wordmark } from '@cb/ui/components/Wordmark';
import { expect } from 'storybook/test';
import { icons } from 'virtual:icons-in-use';
import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { Foundation, TokenSection, Specimen } from './Foundation.tsx';
import * as styles from './foundations.css.ts';

const providers = Object.keys(marks) as Provider[];

const meta = preview.meta({ title: 'Foundations/Icons and artwork', tags: ['!autodocs'] });

/** Every icon that a component imports; the list is read from the sources. */
export const Icons = meta.story({
  parameters: picturedIn('light wide'),
  render: () => (
    <Foundation
      title="Icons"
      lead="The icons the product uses, read from its sources. They accompany words and never replace them, except where a button has a name of its own."
    >
      <div className={styles.specimens.narrow}>
        {Object.entries(icons).map(([name, Icon]) => (
          <Specimen key={name} name={name} raised>
            <Icon />
          </Specimen>
        ))}
      </div>
    </Foundation>
  ),
});

Icons.test('renders each icon that a component imports', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('WifiOff')).toBeVisible();
  await expect(canvasElement.querySelectorAll('svg')).toHaveLength(Object.keys(icons).length);
});

/** The wordmark, the coin in three sizes, and each survey provider’s logo in both sizes. */
export const Logos = meta.story({
  parameters: picturedIn('light wide'),
  render: () => (
    <Foundation
      title="Logos"
      lead="Drawn by us, in colours of the theme. Gold means CB, and nothing else."
    >
      <TokenSection title="The product" columns="roomy">
        <Specimen name="Wordmark" raised>
          <Wordmark />
        </Specimen>
        <Specimen name="CoinMark" value="milled from 24 px, plain below" raised>
          <CoinMark size="large" />
          <CoinMark />
          <CoinMark size="small" />
        </Specimen>
      </TokenSection>
      <TokenSection
        title="Survey providers"
        lead="On a survey, and larger above a list of one provider’s."
        columns="roomy"
      >
        {providers.map((provider) => (
          <Specimen key={provider} name={provider} raised>
            <ProviderLogo provider={provider} />
            <ProviderLogo provider={provider} size="large" />
          </Specimen>
        ))}
      </TokenSection>
    </Foundation>
  ),
});

Logos.test('renders every provider, small and large', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img')).toHaveLength(2 * providers.length);
  await expect(canvas.getAllByRole('img', { name: 'Samply' })).toHaveLength(2);
});

const drawingNames = Object.keys(drawings) as DrawingName[];

/** The six illustrations for empty and end states. */
export const Drawings = meta.story({
  parameters: pictured,
  render: () => (
    <Foundation
      title="Drawings"
      lead="Six for empty and end states, in the line of the icons: a round ground, dots for what is not there yet, one gold spark. The sentence below carries the meaning."
    >
      <div className={styles.specimens.roomy}>
        {drawingNames.map((name) => (
          <Specimen key={name} name={name} raised>
            <Drawing name={name} />
          </Specimen>
        ))}
      </div>
    </Foundation>
  ),
});

Drawings.test('shows all six', async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('svg')).toHaveLength(6);
});
