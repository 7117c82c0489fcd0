import { looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  id: 'components-stack',
  title: 'Components/Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Card padding="small">Answer surveys</Card>
        <Card padding="small">Earn CB</Card>
        <Card padding="small">Redeem them for gift cards</Card>
      </>
    ),
  },
  parameters: {
    guidance: {
      access: ['It has no role: its children are read in the order of the code.'],
      do: {
        text: 'Nest stacks: a small gap inside a group, a larger one between groups.',
        show: () => (
          <Stack space="large">
            <Stack space="xxsmall">
              <Text weight="strong">Gift card</Text>
              <Text>Arrives by email</Text>
            </Stack>
            <Stack space="xxsmall">
              <Text weight="strong">Cash</Text>
              <Text>Takes 15 to 30 days</Text>
            </Stack>
          </Stack>
        ),
      },
      avoid: {
        text: 'Do not separate groups by the gap that is inside them.',
        show: () => (
          <Stack space="small">
            <Text weight="strong">Gift card</Text>
            <Text>Arrives by email</Text>
            <Text weight="strong">Cash</Text>
            <Text>Takes 15 to 30 days</Text>
          </Stack>
        ),
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `Stacks its children vertically with equal gaps.

**Use it** for every column: spacing belongs to the layout, never to its children.

**Do not use it** for content in a row (Inline).`,
      },
    },
  },
});

/** The default gap, which suits most columns. */
export const Medium = meta.story();

/** For lines that belong together closely. */
export const Tight = meta.story({ args: { space: 'xsmall' } });

/** Between the sections of a page. */
export const Wide = meta.story({ args: { space: 'xlarge' } });

/** The gap grows with the window: small on a phone, wide from a tablet on. */
export const ByBreakpoint = meta.story({ args: { space: { phone: 'xsmall', tablet: 'xlarge' } } });

const badges = (
  <>
    <Badge>New</Badge>
    <Badge tone="reward">$0.5</Badge>
  </>
);

/** Children keep their own width, at the start of the line. */
export const AlignedToStart = meta.story({ args: { align: 'start', children: badges } });

/** Children keep their own width, in the middle. */
export const Centred = meta.story({ args: { align: 'center', children: badges } });

export const Looks = meta.story({
  ...looks({ Medium, Tight, Wide, ByBreakpoint, AlignedToStart, Centred }),
  tags: ['!dev', '!autodocs'],
});
