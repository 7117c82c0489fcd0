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

function rowsOf(page: Page): readonly Row[] {
  const uses = page.uses.flatMap((id) => pageById.get(id) ?? []);
  const usedBy = pages.filter((other) => other.uses.includes(page.id));
  const features = usedBy.filter(isIn('Features'));
  if (!isIn('Screens')(page)) {
    return [
      toPages('Screens that use it', usedBy.filter(isIn('Screens'))),
      toPages('Components that use it', usedBy.filter(isIn('Components'))),
      toPages('Uses', uses),
      provedBy([page]),
    ];
  }
  return [
    toPages('On the mock backend', features),
    toPages('Part of', usedBy.filter(isIn('Screens'))),
    toPages('Its parts', uses.filter(isIn('Screens'))),
    toPages('Components', uses.filter(isIn('Components'))),
    provedBy([page, ...features]),
  ];
}

/** Links a docs page to its feature, its requirements, what it uses and what uses it. */
export function Related({ page: id }: { page: string }) {
  const page = pageById.get(id);
  if (!page) return null;
  return (
    <dl className={styles.related}>
      {rowsOf(page)
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
}
