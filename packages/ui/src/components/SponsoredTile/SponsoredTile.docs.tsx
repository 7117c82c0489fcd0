import type { Guidance } from '@cb/workbench/ComponentPage';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { ButtonLink } from '../Link/Link.tsx';
import { SponsoredTile } from './SponsoredTile.tsx';

export const guidance: Guidance = {
  use: `The one sponsored offer beside the help pages.

**Use it** once on a screen, below the main content.

**Do not use it** for offers of the product itself (Card).`,
  access: [
    'It is a landmark, named by its heading “Special for you”.',
    'Tab reaches its link, which is announced as opening a new tab.',
  ],
  do: {
    text: 'Mark a paid offer as sponsored, as this tile does.',
    show: () => <SponsoredTile signUpHref="https://hosting.cbrewards.example/" />,
  },
  avoid: {
    text: 'Do not show a paid offer as a card of the product.',
    show: () => (
      <Card>
        <Stack space="small" align="start">
          <Heading level={3}>Special for you</Heading>
          <Text size="small" tone="muted">
            Sign up for web hosting and earn 1500 CB.
          </Text>
          <ButtonLink href="#hosting" tone="secondary">
            Sign up
          </ButtonLink>
        </Stack>
      </Card>
    ),
  },
};
