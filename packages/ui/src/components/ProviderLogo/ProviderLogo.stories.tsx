import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { ProviderLogo } from './ProviderLogo.tsx';

const meta = preview.meta({
  id: 'components-providerlogo',
  title: 'Components/Brand/ProviderLogo',
  component: ProviderLogo,
  args: { provider: 'YOURSURVEYS' as const },
  parameters: {
    docs: {
      description: {
        component: `The provider of a survey: a mark and a name, drawn for this site.

**Use it** on a survey and above a list of one provider's surveys.

**Do not use it** inside a sentence (write the name).`,
      },
    },
  },
});

export const YourSurveys = meta.story();

YourSurveys.test('is an image with a name', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'YourSurveys' })).toBeVisible();
});

export const RapidoReach = meta.story({ args: { provider: 'RAPIDOREACH' } });
export const PureSpectrum = meta.story({ args: { provider: 'PURESPECTRUM' } });
export const Ssi = meta.story({ name: 'SSI', args: { provider: 'SSI' } });
export const Cint = meta.story({ args: { provider: 'CINT' } });
export const Samply = meta.story({ args: { provider: 'SAMPLY' } });
export const Large = meta.story({ args: { size: 'large' } });

export const MarkOnly = meta.story({ args: { size: 'mark' } });

MarkOnly.test('is decorative', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});

export const Looks = meta.story(
  looks({ YourSurveys, RapidoReach, PureSpectrum, Ssi, Cint, Samply, Large, MarkOnly }),
);
