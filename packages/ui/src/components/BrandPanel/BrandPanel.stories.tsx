import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { GiftCardFace } from '../GiftCardFace/GiftCardFace.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guidance } from './BrandPanel.docs.tsx';
import { BrandPanel } from './BrandPanel.tsx';

const meta = preview.meta({
  id: 'components-brandpanel',
  title: 'Components/Brand/BrandPanel',
  component: BrandPanel,
  args: {
    as: 'section' as const,
    labelledBy: 'balance',
    children: (
      <Stack align="start">
        <Stack space="xxsmall">
          <Heading level={2} size="body" id="balance">
            Your balance
          </Heading>
          <Amount cb={3037} size="display" />
          <Text tone="muted">
            worth $30.37 · <Link href="#rate">100 CB = $1</Link>
          </Text>
        </Stack>
        <Inline>
          <Button>Take survey</Button>
          <Button tone="secondary">See the rewards</Button>
          <Button tone="quiet">Not now</Button>
        </Inline>
      </Stack>
    ),
  },
  parameters: { guidance },
});

/** Amount, link and the three kinds of buttons take the colours of the panel. */
export const Balance = meta.story({ parameters: pictured });

Balance.test('is a landmark labelled by its heading', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Your balance' })).toBeVisible();
});

/** The rosette at the end, where a picture or nothing follows the text. */
export const BesideAPicture = meta.story({
  parameters: picturedIn('dark phone'),
  args: { texture: 'end' },
});

/** The rosette in the centre, around a gift card, for the moment after an order. */
export const AroundAPicture = meta.story({
  parameters: picturedIn('dark phone'),
  args: {
    texture: 'centre',
    padding: 'xxxlarge',
    labelledBy: 'ordered',
    children: (
      <Stack align="center">
        <div style={{ inlineSize: 'min(100%, 300px)', rotate: '-3deg' }}>
          <GiftCardFace name="Alder Books" value="25 USD" />
        </div>
        <Heading level={2} id="ordered">
          Your Alder Books card is ordered
        </Heading>
      </Stack>
    ),
  },
});

/** From edge to edge of the page, without corners or rosette. */
export const Band = meta.story({
  args: { shape: 'band', texture: 'none' },
  parameters: { ...pictured, layout: 'fullscreen' },
});
