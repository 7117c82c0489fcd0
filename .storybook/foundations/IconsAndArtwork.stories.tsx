import { CoinMark } from '@cb/ui/components/CoinMark';
import { motifs } from '@cb/ui/internal/giftCardFaces';
import { ProviderLogo, type Provider } from '@cb/ui/components/ProviderLogo';
import { marks } from '@cb/ui/internal/providerMarks';
import { Wordmark } from '@cb/ui/components/Wordmark';
import { expect, waitFor } from 'storybook/test';
import { icons } from 'virtual:icons-in-use';
import preview from '../preview.tsx';
import { Banners, pictures, sizes } from './Banners.tsx';
import { Foundation, Part } from './Foundation.tsx';
import * as styles from './foundations.css.ts';
import { GiftCardFaces } from './GiftCardFaces.tsx';
import { Specimen } from './Specimen.tsx';

const providers = Object.keys(marks) as Provider[];

const meta = preview.meta({ title: 'Foundations/Icons and artwork', tags: ['!autodocs'] });

export const Icons = meta.story({
  render: () => (
    <Foundation
      title="Icons"
      lead="The icons the product uses, read from its sources. They accompany words and never replace them, except where a button has a name of its own."
    >
      <div className={styles.specimens.narrow}>
        {Object.entries(icons).map(([name, Icon]) => (
          <Specimen key={name} name={name}>
            <div className={styles.drawn}>
              <Icon aria-hidden />
            </div>
          </Specimen>
        ))}
      </div>
    </Foundation>
  ),
});

Icons.test('draws each icon that a component imports', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('WifiOff')).toBeVisible();
  await expect(canvasElement.querySelectorAll('svg')).toHaveLength(Object.keys(icons).length);
});

export const Logos = meta.story({
  render: () => (
    <Foundation
      title="Logos"
      lead="Drawn by us, in colours of the theme. Gold means CB, and nothing else."
    >
      <Part title="The product" columns="roomy">
        <Specimen name="Wordmark">
          <div className={styles.drawn}>
            <Wordmark />
          </div>
        </Specimen>
        <Specimen name="CoinMark">
          <div className={styles.drawn}>
            <CoinMark size="large" />
          </div>
        </Specimen>
      </Part>
      <Part
        title="Survey providers"
        lead="On a survey, and larger above a list of one provider’s."
        columns="roomy"
      >
        {providers.map((provider) => (
          <Specimen key={provider} name={provider}>
            <div className={styles.drawn}>
              <ProviderLogo provider={provider} />
              <ProviderLogo provider={provider} size="large" />
            </div>
          </Specimen>
        ))}
      </Part>
    </Foundation>
  ),
});

Logos.test('draws every provider, small and large', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img')).toHaveLength(2 * providers.length);
  await expect(canvas.getAllByRole('img', { name: 'Samply' })).toHaveLength(2);
});

export const GiftCards = meta.story({
  render: () => <GiftCardFaces />,
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('data-loaded', 'true'),
    );
  },
});

GiftCards.test('draws every pattern', async ({ canvas }) => {
  const part = canvas.getByRole('region', { name: 'Patterns' });
  const drawn = [...part.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  await expect(drawn).toHaveLength(motifs);
  await expect(new Set(drawn).size).toBe(motifs);
});

export const PromotionalBanners = meta.story({ render: () => <Banners /> });

PromotionalBanners.test('shows every file at its size', async ({ canvas }) => {
  const shown = canvas.getAllByRole<HTMLImageElement>('img');
  await expect(shown.map(({ src }) => src)).toEqual([...pictures, ...sizes].map(({ src }) => src));
  for (const picture of shown) {
    await picture.decode();
    await expect(`${picture.naturalWidth} × ${picture.naturalHeight}`).toBe(
      `${picture.getAttribute('width')} × ${picture.getAttribute('height')}`,
    );
  }
});
