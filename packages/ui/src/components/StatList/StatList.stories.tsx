import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { guidance } from './StatList.docs.tsx';
import { StatList } from './StatList.tsx';

const labels = ['CB Count', 'Lifetime CBs Earned', 'CBs This Week', 'CBs Claimed'];

const meta = preview.meta({
  id: 'components-statlist',
  title: 'Components/Data/StatList',
  component: StatList,
  args: { stats: labels.map((label, index) => ({ label, value: <Amount cb={1250 * index} /> })) },
  parameters: { guidance },
});

/** Four amounts in one row, or in two columns on a phone. */
export const Figures = meta.story();

Figures.test('labels every figure', async ({ canvas }) => {
  const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
  await expect(terms).toEqual(labels);
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
