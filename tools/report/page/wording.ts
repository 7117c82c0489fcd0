import type { Group, Item } from '../review.ts';

/** What a story is called where it stands alone. */
export const nameOf = ({ name, story }: Item) => name ?? story.replace(/^.*?--/, '');

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });

/** What a person has to know of a picture before looking at it. */
export function stateOf({ kind, share }: Item) {
  if (kind === 'changed') return `${percent.format(share)} differs`;
  if (kind === 'new') return 'New';
  return kind === 'missing' ? 'No picture' : 'Of no story';
}

/** Those of the pictures about which a person can decide here. */
export const acceptable = (items: readonly Item[]) =>
  items.filter(({ kind }) => kind !== 'missing');

export const itemsOf = (groups: readonly Group[]) => groups.flatMap(({ items }) => items);

/** What a button does that decides about these pictures: "Accept all 3", "Delete 1", "Accept 2, delete 1". */
export function decision(items: readonly Item[], all = '') {
  const deleted = items.filter(({ kind }) => kind === 'left over').length;
  const accepted = items.length - deleted;
  if (accepted === 0) return `Delete ${all}${deleted}`;
  return `Accept ${all}${accepted}${deleted > 0 ? `, delete ${deleted}` : ''}`;
}
