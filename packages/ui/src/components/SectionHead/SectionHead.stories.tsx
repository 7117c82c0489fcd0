import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Link/Link.tsx';
import { ProviderLogo } from '../ProviderLogo/ProviderLogo.tsx';
import { guidance } from './SectionHead.docs.tsx';
import { SectionHead } from './SectionHead.tsx';

const meta = preview.meta({
  id: 'components-sectionhead',
  title: 'Components/Layout/SectionHead',
  component: SectionHead,
  args: { title: 'Your recent referrals', detail: '18 in all, 9 this month' },
  parameters: { guidance },
});

/** The title names the content, and the line below gives its amount. */
export const WhatAndHowMuch = meta.story();

WhatAndHowMuch.test('is a heading of the second level', async ({ canvas }) => {
  await expect(
    canvas.getByRole('heading', { level: 2, name: 'Your recent referrals' }),
  ).toBeVisible();
});

/** A link to the whole list at the end of the line. */
export const WithAction = meta.story({
  args: {
    action: (
      <ButtonLink href="#all" tone="quiet">
        All referrals
      </ButtonLink>
    ),
  },
});

/** A list of one provider's surveys, with its mark and with paging. */
export const OfAProvider = meta.story({
  args: {
    title: 'YourSurveys',
    level: 3,
    detail: '1–4 of 23',
    icon: <ProviderLogo provider="YOURSURVEYS" size="mark" />,
    action: (
      <>
        <Button tone="quiet" disabled>
          Previous
        </Button>
        <Button tone="quiet">Next</Button>
      </>
    ),
  },
});

/** Nothing to count, so there is no second line. */
export const TitleOnly = meta.story({ args: { detail: undefined } });

export const Looks = meta.story({
  ...looks({ WhatAndHowMuch, WithAction, OfAProvider, TitleOnly }),
  tags: ['!dev', '!autodocs'],
});
