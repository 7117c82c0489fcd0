import { Fragment, Suspense, use } from 'react';
import type { Page } from '../../tools/spec/pages.ts';
import { pathAddress, requirementAddress } from './addresses.ts';
import { loadSpec, type Row, type Spec } from './specification/loadSpec.ts';

const nameOf = ({ title }: Page) => title.split('/').slice(1).join(' / ');

const pagesRow = (label: string, pages: readonly Page[]): Row => ({
  label,
  links: pages.map((page) => ({ name: nameOf(page), href: pathAddress(page.path) })),
});

/** Returns the requirements that the stories of some pages prove. */
const requirementsRow = ({ requirements }: Spec, pages: readonly Page[]): Row => ({
  label: 'Requirements',
  links: requirements
    .filter(({ shownBy }) =>
      shownBy.some(({ story }) => pages.some(({ id }) => story?.id.startsWith(`${id}--`))),
    )
    .map(({ id, statement }) => ({ name: id, href: requirementAddress(id), title: statement })),
});

function rowsOf(spec: Spec, page: Page): readonly Row[] {
  const pagesUsing = (section: string) =>
    spec.pages.filter(({ title, uses }) => title.startsWith(section) && uses.includes(page.id));
  const features = pagesUsing('Features/');
  return [
    pagesRow('Features that use it', features),
    pagesRow('Screens that use it', pagesUsing('Screens/')),
    pagesRow('Components that use it', pagesUsing('Components/')),
    pagesRow(
      'Uses',
      spec.pages.filter(({ id }) => page.uses.includes(id)),
    ),
    requirementsRow(spec, page.title.startsWith('Screens/') ? [page, ...features] : [page]),
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

/** Links a docs page to its feature, its requirements, and the pages that it uses or that use it. */
export const Related = ({ page }: { page: string }) => (
  <Suspense>
    <FetchedRows id={page} />
  </Suspense>
);
