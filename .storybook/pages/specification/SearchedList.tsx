import { Heading } from '@cb/ui/components/Heading';
import { SearchField } from '@cb/ui/components/SearchField';
import { Stack } from '@cb/ui/components/Stack';
import { Text } from '@cb/ui/components/Text';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { onNavigate } from '../../decorators/channel.ts';
import * as styles from './SearchedList.css.ts';

/** Returns the words in a fragment, to which Storybook also adds the selection of the toolbars. */
const inFragment = (fragment: string) => fragment.slice(1).split('&')[0] ?? '';

/** Returns the words that the address asks to find: by a link, or by a result of the sidebar's search. */
const inAddress = () =>
  new URLSearchParams(location.search).get('find') ?? inFragment(parent.location.hash);

/** The words to find on a page, as state; a result of the sidebar's search replaces them. */
function useWordsAskedFor() {
  const [words, setWords] = useState(inAddress);
  useEffect(
    () =>
      onNavigate((url) => {
        if (url.startsWith('#')) setWords(inFragment(url));
      }),
    [],
  );
  return [words, setWords] as const;
}

interface Item {
  /** A requirement's or decision's id, which the search finds alone. */
  readonly id: string;
  /** The heading above it. */
  readonly group: string;
  /** All other text that the search looks through. */
  readonly words: string;
}

interface SearchedListProps<T extends Item> {
  readonly heading: string;
  readonly intro: string;
  readonly placeholder: string;
  readonly items: readonly T[];
  readonly children: (item: T) => ReactNode;
}

/** A page that lists items in groups, folded until a search narrows them. */
export function SearchedList<T extends Item>(props: SearchedListProps<T>) {
  const { heading, intro, placeholder, items, children } = props;
  const [words, setWords] = useWordsAskedFor();
  const wanted = useDeferredValue(words.trim().toLowerCase());
  const exact = items.filter(({ id }) => id.toLowerCase() === wanted);
  const matching = items.filter((item) =>
    `${item.id} ${item.group} ${item.words}`.toLowerCase().includes(wanted),
  );
  const found = exact.length > 0 ? exact : matching;
  const groups = [...new Set(found.map(({ group }) => group))].map((group) => ({
    group,
    own: found.filter((item) => item.group === group),
  }));
  return (
    <div className={styles.page}>
      <Stack>
        <Heading level={1}>{heading}</Heading>
        <Text>{intro}</Text>
        <SearchField label="Search" placeholder={placeholder} value={words} onChange={setWords} />
        <div role="status">
          <Text size="small" tone="muted">
            {found.length === 0
              ? 'Nothing matches. Try fewer words.'
              : `Found: ${found.length} of ${items.length}`}
          </Text>
        </div>
        {groups.map(({ group, own }) => (
          <details key={`${group} ${wanted !== ''}`} className={styles.group} open={wanted !== ''}>
            <summary className={styles.summary}>
              <span>{group}</span>
              <span>{own.length}</span>
            </summary>
            <ul className={styles.list}>
              {own.map((item) => (
                <li key={item.id} className={styles.item}>
                  {children(item)}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </Stack>
    </div>
  );
}

interface LinksProps {
  readonly label: string;
  readonly links: readonly { readonly name: string; readonly href: string }[];
}

/** A line of links; nothing without any. */
export function Links({ label, links }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <Text size="small" tone="muted">
      {label}:{' '}
      {links.map(({ name, href }, at) => (
        <span key={`${name} ${href}`}>
          {at > 0 && ', '}
          <a className={styles.link} href={href} target="_top">
            {name}
          </a>
        </span>
      ))}
    </Text>
  );
}
