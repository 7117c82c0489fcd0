import { Fragment, Suspense, use } from 'react';
import type { Page } from '../../tools/spec/pages.ts';
import { pathAddress, requirementAddress } from './addresses.ts';
import { loadSpec, type Spec } from './specification/loadSpec.ts';

const isIn = (section: string) => (page: Page) => page.title.startsWith(`${section}/`);
const nameOf = ({ title }: Page) => title.split('/').slice(1).join(' / ');

/** A label and links. */
export interface Row {
  readonly label: string;
  readonly links: readonly {
    readonly name: string;
    /** Undefined for a test that is no story. */
    readonly href?: string;
    readonly title?: string;
  }[];
}

const toPages = (label: string, found: readonly Page[]): Row => ({
  label,
  links: found.map((page) => ({ name: nameOf(page), href: pathAddress(page.path) })),
});

/** Returns the requirements that the stories of some pages prove. */
const provedBy = ({ requirements }: Spec, found: readonly Page[]): Row => ({
  label: 'Requirements',
  links: requirements
    .filter(({ shownBy }) =>
      shownBy.some(({ story }) => found.some(({ id }) => story?.id.startsWith(`${id}--`))),
    )
    .map(({ id, statement }) => ({ name: id, href: requirementAddress(id), title: statement })),
});

const usedBy = ({ pages }: Spec, { id }: Page) => pages.filter((other) => other.uses.includes(id));
const usesOf = ({ pages }: Spec, page: Page) => pages.filter(({ id }) => page.uses.includes(id));

const rowsOfComponent = (spec: Spec, page: Page): readonly Row[] => [
  toPages('Screens that use it', usedBy(spec, page).filter(isIn('Screens'))),
  toPages('Features that use it', usedBy(spec, page).filter(isIn('Features'))),
  toPages('Components that use it', usedBy(spec, page).filter(isIn('Components'))),
  toPages('Uses', usesOf(spec, page)),
  provedBy(spec, [page]),
];

function rowsOf(spec: Spec, page: Page): readonly Row[] {
  if (!isIn('Screens')(page)) return rowsOfComponent(spec, page);
  const features = usedBy(spec, page).filter(isIn('Features'));
  return [
    toPages('On the mock backend', features),
    toPages('Part of', usedBy(spec, page).filter(isIn('Screens'))),
    toPages('Its parts', usesOf(spec, page).filter(isIn('Screens'))),
    toPages('Components', usesOf(spec, page).filter(isIn('Components'))),
    provedBy(spec, [page, ...features]),
  ];
}

/** Rows of links, each after its label; leaves out those without a link. */
export const LinkRows = ({ rows }: { rows: readonly Row[] }) => (
  <ul>
    {rows
      .filter(({ links }) => links.length > 0)
      .map(({ label, links }) => (
        <li key={label}>
          <b>{label}:</b>
          {links.map(({ name, href, title }, index) => (
            <Fragment key={name}>
              {index > 0 ? ', ' : ' '}
              {href === undefined ? (
                name
              ) : (
                <a href={href} target="_top" title={title}>
                  {name}
                </a>
              )}
            </Fragment>
          ))}
        </li>
      ))}
  </ul>
);

function FetchedRows({ id }: { id: string }) {
  const spec = use(loadSpec());
  const page = spec.pages.find((each) => each.id === id);
  return page && <LinkRows rows={rowsOf(spec, page)} />;
}

/** Links a docs page to its feature, its requirements, what it uses and what uses it. */
export const Related = ({ page }: { page: string }) => (
  <Suspense>
    <FetchedRows id={page} />
  </Suspense>
);
