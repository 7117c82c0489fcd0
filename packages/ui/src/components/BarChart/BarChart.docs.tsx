import type { Guidance } from '@cb/workbench/ComponentPage';
import { BarChart } from './BarChart.tsx';

export const toBar = (value: number, index: number) => ({
  label: `${String(index + 1).padStart(2, '0')}-Nov-2026`,
  axisLabel: `${index + 1} Nov`,
  value,
  text: `${value} CB`,
});

export const bars = [120, 0, 45, 80, 200, 10, 0, 95, 60, 130, 20, 150].map(toBar);

export const guidance: Guidance = {
  use: `A bar chart that compares figures, such as those of a month's days.

**Use it** for one series of figures, such as CB per day. The arrow keys move between its values.

**Do not use it** where the exact figure matters most (Table) or for parts of a whole.`,
  access: [
    'Tab reaches the bars as one slider; the arrow keys, Home and End move between them.',
    'Each bar is read with its label and its value, such as “11-Nov-2026: 20 CB”.',
    'The picture is read by its caption; Enter on “Show the figures as a table” opens the same figures.',
  ],
  do: {
    text: 'Give the most important figure in the caption.',
    show: () => (
      <BarChart caption="455 CB in 5 days" bars={bars.slice(0, 5)} headers={['Day', 'CB earned']} />
    ),
  },
  avoid: {
    text: 'Do not repeat the title of the section as a caption.',
    show: () => (
      <BarChart caption="Earnings" bars={bars.slice(0, 5)} headers={['Day', 'CB earned']} />
    ),
  },
};
