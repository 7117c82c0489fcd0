import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { guidance } from './Stack.docs.tsx';
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
  parameters: { guidance },
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
