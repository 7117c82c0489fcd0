import type { Guidance } from '@cb/workbench/ComponentPage';
import { ListChecks, Zap } from 'lucide-react';
import { LinkList } from './LinkList.tsx';

export const guidance: Guidance = {
  use: `A section of large links.

**Use it** for a choice between parts of the site that need a line of explanation.

**Do not use it** for one next step (ButtonLink), or for views of one subject (LinkTabs).`,
  access: [
    'Each entry is one link, read with its name, its count and its line of text.',
    'The section is a landmark named by its heading; the number of links is announced.',
  ],
  do: {
    text: 'Use the line to tell the links apart.',
    show: () => (
      <LinkList
        title="More to earn"
        links={[
          {
            href: '#surveys',
            Icon: ListChecks,
            name: 'Surveys',
            text: 'Up to 105 CB in 20 minutes',
          },
          { href: '#inbrain', Icon: Zap, name: 'inBrain', text: 'A few CB in a minute or two' },
        ]}
      />
    ),
  },
  avoid: {
    text: 'Do not repeat the name in the line.',
    show: () => (
      <LinkList
        title="Ways to earn more"
        links={[
          { href: '#surveys', Icon: ListChecks, name: 'Surveys', text: 'Go to the surveys' },
          { href: '#inbrain', Icon: Zap, name: 'inBrain', text: 'Go to inBrain' },
        ]}
      />
    ),
  },
};
