import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { guidance } from './Heading.docs.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  id: 'components-heading',
  title: 'Components/Layout/Heading',
  component: Heading,
  args: { level: 1 as const, children: 'Login to Your Account' },
  parameters: { guidance },
});

/** The title of a screen, which receives the focus when the screen opens. */
export const Level1 = meta.story();

Level1.test('can receive the focus', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 1 });
  heading.focus();
  await expect(heading).toHaveFocus();
});

/** A section of a screen. */
export const Level2 = meta.story({ args: { level: 2 } });

/** A part of a section, or the title of a card. */
export const Level3 = meta.story({ args: { level: 3 } });

/** The smallest heading, as large as body text. */
export const Level4 = meta.story({ args: { level: 4 } });

/** A level 1 in the size of a landing page. */
export const Display = meta.story({ args: { size: 'display' } });

/** The heading above errors. */
export const Critical = meta.story({ args: { level: 2, tone: 'critical', children: 'Errors' } });

/** The heading above infos. */
export const Information = meta.story({ args: { level: 2, tone: 'info', children: 'Info' } });

export const Long = meta.story({
  tags: ['edge-case'],
  args: { children: 'Answer Surveys Offers from YourSurveys, SSI and Earn CB’s '.repeat(3) },
});

export const Looks = meta.story({
  ...looks({ Level1, Level2, Level3, Level4, Display, Critical, Information, Long }),
  tags: ['!dev', '!autodocs'],
});
