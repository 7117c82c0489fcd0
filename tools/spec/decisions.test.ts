import { expect, test } from 'vitest';
import { readDecisions } from './decisions.ts';

const list = `# Product decisions

## Inbox

- **D3. "Only logged".** No alert, as D4 says. _(API-04, RTM-02; Features/Balance, Screens/Live/BalanceFigure)_

## Later

- **D5. An empty list is a list**, of none.
- **D6. Nothing more.**
`;

test('reads number, title, text, area, requirements and pages', () => {
  expect(readDecisions(list)).toEqual([
    {
      number: 'D3',
      title: '"Only logged"',
      text: 'No alert, as D4 says.',
      topic: 'Inbox',
      requirements: ['API-04', 'RTM-02'],
      pages: ['Features/Balance', 'Screens/Live/BalanceFigure'],
    },
    expect.objectContaining({
      title: 'An empty list is a list',
      text: 'Of none.',
      topic: 'Later',
    }),
    expect.objectContaining({ number: 'D6', text: '', requirements: [], pages: [] }),
  ]);
});

test('refuses an item without a number', () => {
  expect(() => readDecisions('- **Anything goes.**')).toThrow('No decision');
});
