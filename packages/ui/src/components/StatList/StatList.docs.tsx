import type { Guidance } from '@cb/workbench/ComponentPage';
import { Amount } from '../Amount/Amount.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { StatList } from './StatList.tsx';

export const guidance: Guidance = {
  use: `Figures with their labels, side by side.

**Use it** for two to five figures about the same subject, such as the earnings of a member.

**Do not use it** to compare many rows (Table) or days (BarChart), or for one figure alone (Amount).`,
  access: [
    'It is read as a list of terms, each followed by its figure.',
    'It takes no focus; a figure that changes is not announced.',
  ],
  do: {
    text: 'Show a skeleton while a figure loads.',
    show: () => (
      <StatList
        stats={[
          { label: 'CB Count', value: <Amount cb={1250} /> },
          { label: 'CBs This Week', value: <Skeleton /> },
        ]}
      />
    ),
  },
  avoid: {
    text: 'Do not show 0 for a figure that is not known yet.',
    show: () => (
      <StatList
        stats={[
          { label: 'CB Count', value: <Amount cb={1250} /> },
          { label: 'CBs This Week', value: <Amount cb={0} /> },
        ]}
      />
    ),
  },
};
