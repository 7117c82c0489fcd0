import type { Guidance } from '@cb/workbench/ComponentPage';
import { Text } from '../Text/Text.tsx';
import { SafeHtml } from './SafeHtml.tsx';

const terms =
  '<p>Valid for <strong>12 months</strong>:</p><ul><li>online</li><li>in all shops</li></ul>';

export const guidance: Guidance = {
  use: `Vendor HTML, reduced to simple markup.

**Use it** for a vendor’s text about a gift card. It keeps text-level markup, lists, tables and links to other sites, which open in a new tab.

**Do not use it** for anything else: the texts of the site's own server are plain text.`,
  access: [
    'Lists, tables and links keep their roles; headings become text, outside the page’s outline.',
    'A text with a table can be focused, so that the arrow keys scroll it.',
    'Its links open a new tab, which is not announced.',
  ],
  do: { text: 'Pass the vendor’s HTML unchanged.', show: () => <SafeHtml html={terms} /> },
  avoid: { text: 'Do not show it as text, tags included.', show: () => <Text>{terms}</Text> },
};
