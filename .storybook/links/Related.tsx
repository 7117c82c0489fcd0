import { pages, proved } from 'virtual:pages';
import { pathAddress, requirementAddress } from '../spec/addresses.ts';
import type { Page } from '../../tools/spec/pages.ts';
import * as styles from './Related.css.ts';

const pageById = new Map(pages.map((page) => [page.id, page]));

const isIn = (section: string) => (page: Page) => page.title.startsWith(`${section}/`);
const nameOf = ({ title }: Page) => title.split('/').slice(1).join(' / ');

interface Row {
  readonly label: string;
  readonly links: readonly {
    readonly name: string;
    readonly href: string;
    readonly title?: string;
  }[];
}

const toPages = (label: string, found: readonly Page[]): Row => ({
  label,
  links: found.map((page) => ({ name: nameOf(page), href: pathAddress(page.path) })),
});

/** Returns the requirements that the stories of some pages prove. */
const provedBy = (found: readonly Page[]): Row => ({
  label: 'Requirements',
  links: proved
    .filter((requirement) => found.some(({ id }) => requirement.pages.includes(id)))
    .map(({ id, statement }) => ({ name: id, href: requirementAddress(id), title: statement })),
});

const usedBy = ({ id }: Page) => pages.filter((other) => other.uses.includes(id));
const usesOf = (page: Page) => page.uses.flatMap((id) => pageById.get(id) ?? []);

const rowsOfComponent = (page: Page): readonly Row[] => [
  toPages('Screens that use it', usedBy(page).filter(isIn('Screens'))),
  toPages('Features that use it', usedBy(page).filter(isIn('Features'))),
  toPages('Components that use it', usedBy(page).filter(isIn('Components'))),
  toPages('Uses', usesOf(page)),
  provedBy([page]),
];

function rowsOf(page: Page): readonly Row[] {
  if (!isIn('Screens')(page)) return rowsOfComponent(page);
  const features = usedBy(page).filter(isIn('Features'));
  return [
    toPages('On the mock backend', features),
    toPages('Part of', usedBy(page).filter(isIn('Screens'))),
    toPages('Its parts', usesOf(page).filter(isIn('Screens'))),
    toPages('Components', usesOf(page).filter(isIn('Components'))),
    provedBy([page, ...features]),
  ];
}

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <dl className={styles.related}>
    {rows
      .filter(({ links }) => links.length > 0)
      .map(({ label, links }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.links}>
            {links.map(({ name, href, title }) => (
              <a key={name} className={styles.link} href={href} target="_top" title={title}>
                {name}
              </a>
            ))}
          </dd>
        </div>
      ))}
  </dl>
);

/** Links a docs page to its feature, its requirements, what it uses and what uses it. */
export function Related({ page: id }: { page: string }) {
  const page = pageById.get(id);
  return page && <Rows rows={rowsOf(page)} />;
}

/** The users of a component, folded, since a common one has dozens. */
export function Uses({ page: id }: { page: string }) {
  const page = pageById.get(id);
  if (!page) return null;
  return (
    <details className={styles.uses}>
      <summary>Used by, uses and requirements</summary>
      <Rows rows={rowsOfComponent(page)} />
    </details>
  );
}

/** Returns how often a component is used. */
function statusOf(page: Page) {
  const counts = ['Screens', 'Components', 'Features'].flatMap((section) => {
    const { length } = usedBy(page).filter(isIn(section));
    return length > 0 ? `${section.toLowerCase()}: ${length}` : [];
  });
  return counts.length > 0 ? `In use (${counts.join(', ')}).` : 'Not in use.';
}

/** The components that a description names in place of its own, and the status. */
export function ComponentFacts({ page: id, description }: { page: string; description: string }) {
  const page = pageById.get(id);
  if (!page) return null;
  const words = new Set(description.match(/\b[A-Z]\w+/g));
  const named = pages.filter(
    (other) =>
      other !== page && isIn('Components')(other) && words.has(other.title.split('/').at(-1) ?? ''),
  );
  return (
    <>
      <Rows rows={[toPages('Alternatives', named)]} />
      <p className={styles.related}>{statusOf(page)}</p>
    </>
  );
}
