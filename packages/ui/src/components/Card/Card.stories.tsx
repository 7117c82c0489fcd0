import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guidance } from './Card.docs.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({
  id: 'components-card',
  title: 'Components/Layout/Card',
  component: Card,
  args: {
    labelledBy: 'card',
    as: 'section' as const,
    children: (
      <Stack space="xsmall">
        <Heading level={2} size="lead" id="card">
          Your profile
        </Heading>
        <Text tone="muted">Complete it once and get surveys that fit.</Text>
      </Stack>
    ),
  },
  parameters: { guidance },
});

/** Raised, for most content. */
export const Neutral = meta.story();

Neutral.test('is a landmark labelled by its heading', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Your profile' })).toBeVisible();
});

/** Tinted with the accent colour, to invite the member to do something. */
export const Accent = meta.story({ args: { tone: 'accent' } });

/** Tinted blue, for something that the member should know. */
export const Information = meta.story({ args: { tone: 'info' } });

/** Tinted amber, for something that may go wrong. */
export const Warning = meta.story({ args: { tone: 'warning' } });

/** Tinted red, for something that cannot be undone. */
export const Critical = meta.story({ args: { tone: 'critical' } });

/** A secondary button has an outline on a tinted card, to stay visible. */
export const WithTonalButton = meta.story({
  args: { tone: 'accent', children: <Button tone="secondary">Complete your profile</Button> },
});

/** For a small card among others. */
export const Tight = meta.story({ args: { padding: 'small' } });

/** For content that reaches the edges, such as a picture. */
export const WithoutPadding = meta.story({ args: { padding: 'none' } });

export const Looks = meta.story({
  ...looks({
    Neutral,
    Accent,
    Information,
    Warning,
    Critical,
    WithTonalButton,
    Tight,
    WithoutPadding,
  }),
  tags: ['!dev', '!autodocs'],
});
