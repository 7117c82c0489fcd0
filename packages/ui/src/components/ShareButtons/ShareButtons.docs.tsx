import type { Guidance } from '@cb/workbench/ComponentPage';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ShareButtons } from './ShareButtons.tsx';

export const content = {
  url: 'https://www.cbrewards.example/join?by=ada',
  title: 'CB Rewards',
  text: 'Join me on CB Rewards.',
};

export const guidance: Guidance = {
  use: `Ways to share a link: a row of icon buttons, after the device's share sheet if it has one.

**Use it** below something worth sharing, with all 13 targets or the 8 most important.

**Do not use it** for a value to paste somewhere (CopyField).`,
  access: [
    'The targets are a toolbar with the label as name: one tab stop, in which arrows, Home and End move.',
    'Each button’s name is hidden text, and its tooltip.',
    'A copied link is announced. A blocked window is announced, with a link in its place.',
    'If the browser refuses to copy, the focus moves to a box with the link, selected.',
  ],
  do: {
    text: 'Give the reason while there is no link to share.',
    show: () => (
      <Stack space="small">
        <Text>You can share your link when you have confirmed your email.</Text>
        <ShareButtons
          label="Share your link"
          content={undefined}
          pageAddress="https://www.cbrewards.example/"
        />
      </Stack>
    ),
  },
  avoid: {
    text: 'Do not leave disabled buttons unexplained.',
    show: () => (
      <ShareButtons
        label="Share this link"
        content={undefined}
        pageAddress="https://www.cbrewards.example/"
      />
    ),
  },
};
