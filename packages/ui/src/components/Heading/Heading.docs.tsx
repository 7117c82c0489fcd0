import type { Guidance } from '@cb/workbench/ComponentPage';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

export const guidance: Guidance = {
  use: `A heading of the page's outline.

**Use it** once with level 1 on a screen, and with the next level for each section in it; \`size\` changes the look, not the outline.

**Do not use it** to make text large.`,
  access: [
    'Screen readers list headings by level and jump between them.',
    'Level 1 can receive the focus when a screen opens; others cannot.',
  ],
  do: {
    text: 'Choose the level by the outline, and the size by the look.',
    show: () => (
      <Stack space="xsmall">
        <Heading level={2}>Your rewards</Heading>
        <Heading level={3} size="body">
          Gift cards
        </Heading>
      </Stack>
    ),
  },
  avoid: {
    text: 'Do not skip a level to get a smaller heading.',
    show: () => (
      <Stack space="xsmall">
        <Heading level={2}>Your rewards</Heading>
        <Heading level={4}>Gift cards</Heading>
      </Stack>
    ),
  },
};
