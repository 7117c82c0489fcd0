import type { Group, Item } from '../review.ts';

/** Returns the story's name, without its component. */
export const nameOf = ({ name, story }: Item) => name ?? story.replace(/^.*?--/, '');

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });

/** Returns a finding's state as text. */
export function stateOf({ kind, share }: Item) {
  if (kind === 'changed') return `${percent.format(share)} differs`;
  if (kind === 'new') return 'New';
  return kind === 'missing' ? 'No picture' : 'Of no story';
}

/** Returns the findings that can be accepted. */
export const acceptable = (items: readonly Item[]) =>
  items.filter(({ kind }) => kind !== 'missing');

export const itemsOf = (groups: readonly Group[]) => groups.flatMap(({ items }) => items);

/** Returns the label of a button that accepts findings: "Accept all 3", "Accept 2, delete 1". */
export function decision(items: readonly Item[], all = '') {
  const deleted = items.filter(({ kind }) => kind === 'left over').length;
  const accepted = items.length - deleted;
  if (accepted === 0) return `Delete ${all}${deleted}`;
  return `Accept ${all}${accepted}${deleted > 0 ? `, delete ${deleted}` : ''}`;
}
