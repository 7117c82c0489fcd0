import type { Guidance } from '@cb/workbench/ComponentPage';
import { ListChecks, Zap } from 'lucide-react';
import { LinkList } from './LinkList.tsx';

export const guidance: Guidance = {
  use: `A section of large links, each with a line of explanation.

**Use it** for a choice between areas of the site.

**Do not use it** for one next step (ButtonLink), or for views of one subject (LinkTabs).`,
  access: [
    'Each entry is one link, read with its name, its badge and its explanation.',
    'The section is a landmark named by its heading. Screen readers announce the number of links.',
  ],
  do: {
    text: 'Explain how the links differ.',
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
    text: 'Do not repeat the name in the explanation.',
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
