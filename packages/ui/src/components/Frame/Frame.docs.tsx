import type { Guidance } from '@cb/workbench/ComponentPage';
import { Frame } from './Frame.tsx';

export const guidance: Guidance = {
  use: `A page of another site in a frame.

**Use it** with a validated address, and with a title that describes its content.

**Do not use it** for pages of the site, and never with an unchecked address from a server.`,
  access: [
    'A frame is read by its title; Tab moves through the page in it and on.',
    'A page that cannot be framed becomes a link with its host, announced as opening a new tab.',
    'It never moves the focus.',
  ],
  do: {
    text: 'Name the content in the title: it is also the text of the link.',
    show: () => (
      <Frame
        title="The news page"
        source={{ kind: 'link', href: 'https://news.example/', host: 'news.example' }}
      />
    ),
  },
  avoid: {
    text: 'Do not use an address as the title.',
    show: () => (
      <Frame
        title="/news?id=4711"
        source={{ kind: 'link', href: 'https://news.example/', host: 'news.example' }}
      />
    ),
  },
};
