import type { Guidance } from '@cb/workbench/ComponentPage';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { GiftCardFace } from './GiftCardFace.tsx';

export const guidance: Guidance = {
  use: `The front of a gift card: the brand's picture, or one of twelve drawn scenes, chosen by its name. Until the picture has loaded, and if it fails, the card has the brand's colours and name only.

**Use it** beside the brand's name, always with the brand's picture, so that a brand looks the same everywhere. Without a name it is a card of no brand, for pages that know none.

**Do not use it** as the only place of the name: it is decorative and not read aloud.`,
  access: [
    'It takes no focus and is skipped by screen readers: repeat name and value as text.',
    'With `alt` it is read as an image with that text.',
  ],
  do: {
    text: 'Show the value of the gift card itself.',
    show: () => (
      <Stack space="small">
        <GiftCardFace name="Alder Books" value="25 USD" />
        <Text>Alder Books, 25 USD for 2,500 CB</Text>
      </Stack>
    ),
  },
  avoid: {
    text: 'Do not print the price in CB on the card.',
    show: () => (
      <Stack space="small">
        <GiftCardFace name="Alder Books" value="2,500 CB" />
        <Text>Alder Books, 25 USD</Text>
      </Stack>
    ),
  },
};
