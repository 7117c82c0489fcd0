import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { guidance } from './ProviderLogo.docs.tsx';
import { ProviderLogo } from './ProviderLogo.tsx';

const meta = preview.meta({
  id: 'components-providerlogo',
  title: 'Components/Brand/ProviderLogo',
  component: ProviderLogo,
  args: { provider: 'YOURSURVEYS' as const },
  parameters: { guidance },
});

/** A mark and name drawn for this site, not the provider's own logo. */
export const YourSurveys = meta.story();

YourSurveys.test('is an image with a name', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'YourSurveys' })).toBeVisible();
});

/** Two arrows. */
export const RapidoReach = meta.story({ args: { provider: 'RAPIDOREACH' } });
/** Rays of light. */
export const PureSpectrum = meta.story({ args: { provider: 'PURESPECTRUM' } });
/** A chart of three bars. */
export const Ssi = meta.story({ name: 'SSI', args: { provider: 'SSI' } });
/** An open ring with a dot. */
export const Cint = meta.story({ args: { provider: 'CINT' } });
/** Samples in a dish. */
export const Samply = meta.story({ args: { provider: 'SAMPLY' } });
/** Above a list of surveys by one provider. */
export const Large = meta.story({ args: { size: 'large' } });

/** Without the name, which the text beside it gives. */
export const MarkOnly = meta.story({ args: { size: 'mark' } });

MarkOnly.test('is decorative', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});

export const Looks = meta.story({
  ...looks({ YourSurveys, RapidoReach, PureSpectrum, Ssi, Cint, Samply, Large, MarkOnly }),
  tags: ['!dev', '!autodocs'],
});
