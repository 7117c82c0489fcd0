import { looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { StatList } from './StatList.tsx';

const labels = ['CB Count', 'Lifetime CBs Earned', 'CBs This Week', 'CBs Claimed'];

const meta = preview.meta({
  id: 'components-statlist',
  title: 'Components/Data/StatList',
  component: StatList,
  args: { stats: labels.map((label, at) => ({ label, value: <Amount cb={1250 * at} /> })) },
  parameters: {
    guidance: {
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
    } satisfies Guidance,
    docs: {
      description: {
        component: `Figures with their labels, side by side.

**Use it** for two to five figures about the same subject, such as the earnings of a member.

**Do not use it** to compare many rows (Table) or days (BarChart), or for one figure alone (Amount).`,
      },
    },
  },
});

/** Four amounts in one row, or in two columns on a phone. */
export const Figures = meta.story();

Figures.test('labels every figure', async ({ canvas }) => {
  const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
  await expect(names).toEqual(labels);
  await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent(/^1,250\sCB$/);
});

/** The labels stay in place while their figures load. */
export const Loading = meta.story({
  args: { stats: labels.map((label) => ({ label, value: <Skeleton /> })) },
});

export const Long = meta.story({
  tags: ['edge-case'],
  args: {
    stats: [
      { label: 'A name that is longer than its figure by far', value: 7 },
      { label: 'CB Count', value: <Amount cb={123456789012345} /> },
    ],
  },
});

export const Looks = meta.story({
  ...looks({ Figures, Loading, Long }),
  tags: ['!dev', '!autodocs'],
});
