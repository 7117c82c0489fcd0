import { looks } from '@cb/workbench/looks';
import { withPlatform } from '@cb/workbench/toolbars';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { guidance } from './Amount.docs.tsx';
import { Amount } from './Amount.tsx';

const meta = preview.meta({
  id: 'components-amount',
  title: 'Components/Data/Amount',
  component: Amount,
  args: { cb: 1250 },
  parameters: { guidance },
});

/** In a sentence, gold and in the surrounding font size. */
export const Reward = meta.story();

Reward.test('calls the points CB [PRD-01]', async ({ canvas }) => {
  await expect(canvas.getByText('1,250 CB')).toBeVisible();
});

/** The value in US dollars follows the amount where a decision depends on it. */
export const WithDollars = meta.story({ args: { dollars: true } });

WithDollars.test('shows 100 CB as one dollar [PRD-04]', async ({ canvas }) => {
  await expect(canvas.getByText('1,250 CB ($12.50)')).toBeVisible();
});

/** A price or a fee, which takes the colour of the text around it. */
export const Plain = meta.story({ args: { tone: 'plain' } });

/** The one large amount of a view, such as the balance. */
export const Hero = meta.story({ args: { cb: 3037, size: 'display' } });

Hero.test('keeps figure and unit in one text', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(/^3,037\sCB$/);
});

/** The amount that a card is about, in the size `figure`. */
export const OnACard = meta.story({ args: { cb: 84, size: 'figure' } });

/** As large as a headline, without gold, with its value in US dollars. */
export const HeadlineInInk = meta.story({
  args: { cb: 537, size: 'headline', tone: 'plain', dollars: true },
});

/** A figure with a smaller unit, in the size of body text. */
export const Small = meta.story({ args: { size: 'body' } });

/** With one decimal place, truncated: 1250.25 CB becomes 1,250.2 CB. */
export const OneDecimal = meta.story({ args: { cb: 1250.25, decimals: 1 } });

export const Fraction = meta.story({ tags: ['edge-case'], args: { cb: 12.96, dollars: true } });

Fraction.test('is truncated, never rounded up', async ({ canvas }) => {
  await expect(canvas.getByText('12.9 CB ($0.12)')).toBeVisible();
});

export const Zero = meta.story({ tags: ['edge-case'], args: { cb: 0, dollars: true } });

export const Negative = meta.story({
  tags: ['edge-case'],
  args: { cb: -300, dollars: true, tone: 'plain' },
});

export const Largest = meta.story({
  tags: ['edge-case'],
  args: { cb: 999_999_999_999_999, dollars: true },
});

export const Unknown = meta.story({ tags: ['edge-case'], args: { cb: Number.NaN } });

Unknown.test('announces that the amount is unknown', async ({ canvas }) => {
  await expect(canvas.getByText('—')).toHaveAttribute('aria-hidden', 'true');
  await expect(canvas.getByText('unknown amount')).toBeInTheDocument();
});

export const TooLarge = meta.story({ tags: ['edge-case'], args: { cb: 1e21 } });

/** The separators and the position of the currency sign in a German locale. */
export const AnotherLocale = meta.story({
  args: { cb: 1_250_000, dollars: true },
  decorators: [withPlatform(fakePlatform({ locale: 'de-DE' }))],
});

AnotherLocale.test('follows the locale of the platform', async ({ canvas }) => {
  await expect(canvas.getByText('1.250.000 CB (12.500,00 $)')).toBeVisible();
});

export const Looks = meta.story({
  ...looks({
    Reward,
    WithDollars,
    Plain,
    Hero,
    OnACard,
    HeadlineInInk,
    Small,
    OneDecimal,
    Fraction,
    Negative,
    Largest,
    Unknown,
  }),
  tags: ['!dev', '!autodocs'],
});
