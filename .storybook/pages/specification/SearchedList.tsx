import { SearchField } from '@cb/ui/components/SearchField';
import { Title, Unstyled } from '@storybook/addon-docs/blocks';
import { useState, type ReactNode } from 'react';

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
  readonly items: readonly T[];
  readonly children: (item: T) => ReactNode;
}

/** A page that lists items in groups, folded until a search or the address narrows them. */
export function SearchedList<T extends Item>(props: SearchedListProps<T>) {
  const { heading, intro, items, children } = props;
  const [words, setWords] = useState(() => new URLSearchParams(location.search).get('find') ?? '');
  const wanted = words.trim().toLowerCase();
  const exact = items.filter(({ id }) => id.toLowerCase() === wanted);
  const matching = items.filter((item) =>
    `${item.id} ${item.group} ${item.words}`.toLowerCase().includes(wanted),
  );
  const found = exact.length > 0 ? exact : matching;
  return (
    <>
      <Title>{heading}</Title>
      <p>{intro}</p>
      <SearchField
        label="Search"
        placeholder="An id or words, such as referral"
        value={words}
        onChange={setWords}
      />
      <p role="status">{`Found: ${found.length} of ${items.length}`}</p>
      {[...new Set(found.map(({ group }) => group))].map((group) => (
        <details key={group} open={wanted !== ''}>
          <summary>{group}</summary>
          {found
            .filter((item) => item.group === group)
            .map((item) => (
              <Unstyled key={item.id}>{children(item)}</Unstyled>
            ))}
        </details>
      ))}
    </>
  );
}
