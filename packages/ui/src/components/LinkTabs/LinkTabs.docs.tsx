import type { Guidance } from '@cb/workbench/ComponentPage';
import { Heading } from '../Heading/Heading.tsx';
import { LinkTabs } from './LinkTabs.tsx';

export const guidance: Guidance = {
  use: `Views of one subject, each with its own URL.

**Use it** above the pages of a container.

**Do not use it** for views without an address (Tabs).`,
  access: [
    'Tab reaches each of them, and Enter follows it; the arrow keys do nothing, unlike in Tabs.',
    'The row is a navigation landmark with its label; the current page is announced.',
  ],
  do: {
    text: 'Give the page below the name of its tab.',
    show: () => (
      <LinkTabs
        label="Survey offers"
        current="#wall"
        tabs={[
          { label: 'CB Surveys', href: '#wall' },
          { label: 'Cint', href: '#cint' },
        ]}
      >
        <Heading level={3}>CB Surveys</Heading>
      </LinkTabs>
    ),
  },
  avoid: {
    text: 'Do not head the page with another name.',
    show: () => (
      <LinkTabs
        label="Other offers"
        current="#wall"
        tabs={[
          { label: 'CB Surveys', href: '#wall' },
          { label: 'Cint', href: '#cint' },
        ]}
      >
        <Heading level={3}>Earn more every day</Heading>
      </LinkTabs>
    ),
  },
};
