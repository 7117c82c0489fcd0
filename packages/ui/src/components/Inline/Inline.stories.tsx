import { looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';

const meta = preview.meta({
  id: 'components-inline',
  title: 'Components/Layout/Inline',
  component: Inline,
  args: {
    children: (
      <>
        <Button>Next</Button>
        <Button tone="secondary">Previous</Button>
      </>
    ),
  },
  parameters: {
    guidance: {
      access: [
        'It has no role: its children are read, and reached by Tab, in the order of the code.',
      ],
      do: {
        text: 'Let the row wrap, with the main action first.',
        show: () => (
          <Inline>
            <Button>Save</Button>
            <Button tone="quiet">Cancel</Button>
          </Inline>
        ),
      },
      avoid: {
        text: 'Do not push actions of one task to the two ends of a line.',
        show: () => (
          <Inline justify="between">
            <Button>Save</Button>
            <Button tone="quiet">Cancel</Button>
          </Inline>
        ),
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `Places its children side by side and wraps them.

**Use it** for buttons, badges and a heading with its action.

**Do not use it** for columns that must line up between rows.`,
      },
    },
  },
});

/** Two buttons side by side with the default gap. */
export const Actions = meta.story();

const names = Array.from({ length: 24 }, (_, at) => <Badge key={at}>Partner {at + 1}</Badge>);

/** More children than fit continue on the next line. */
export const Wrapping = meta.story({ args: { space: 'xsmall', children: names } });

Wrapping.test('wraps when the line is full', async ({ canvas }) => {
  const first = canvas.getByText('Partner 1').getBoundingClientRect();
  const last = canvas.getByText('Partner 24').getBoundingClientRect();
  await expect(last.top).toBeGreaterThanOrEqual(first.bottom);
});

const headed = (
  <>
    <Heading level={2}>Inbox</Heading>
    <Text size="small">1-50 of 234</Text>
  </>
);

/** The first child at the start of the line, the last at its end. */
export const PushedApart = meta.story({ args: { justify: 'between', children: headed } });

export const Looks = meta.story({
  ...looks({ Actions, Wrapping, PushedApart }),
  tags: ['!dev', '!autodocs'],
});
