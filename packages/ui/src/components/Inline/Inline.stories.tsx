import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { guidance } from './Inline.docs.tsx';
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
  parameters: { guidance },
});

/** Two buttons side by side with the default gap. */
export const Actions = meta.story();

const partners = Array.from({ length: 24 }, (_, index) => (
  <Badge key={index}>Partner {index + 1}</Badge>
));

/** More children than fit continue on the next line. */
export const Wrapping = meta.story({ args: { space: 'xsmall', children: partners } });

Wrapping.test('wraps when the line is full', async ({ canvas }) => {
  const first = canvas.getByText('Partner 1').getBoundingClientRect();
  const last = canvas.getByText('Partner 24').getBoundingClientRect();
  await expect(last.top).toBeGreaterThanOrEqual(first.bottom);
});

const headingAndText = (
  <>
    <Heading level={2}>Inbox</Heading>
    <Text size="small">1-50 of 234</Text>
  </>
);

/** The first child at the start of the line, the last at its end. */
export const PushedApart = meta.story({ args: { justify: 'between', children: headingAndText } });

export const Looks = meta.story({
  ...looks({ Actions, Wrapping, PushedApart }),
  tags: ['!dev', '!autodocs'],
});
