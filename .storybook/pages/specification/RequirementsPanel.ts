// Written without JSX, since Storybook bundles its manager separately, without Vite.
// Its React has no `use` yet.
import { createElement as h, Fragment, useEffect, useState } from 'react';
import { AddonPanel, Badge } from 'storybook/internal/components';
import { experimental_useStatusStore, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { ShownRequirement } from '../../../tools/spec/claims.ts';
import { requirementAddress, storyAddress } from '../addresses.ts';
import { loadSpec, rowsOfRequirement, type Spec } from './loadSpec.ts';

const Panel = styled.div(({ theme }) => ({
  padding: 16,
  display: 'grid',
  gap: 16,
  maxWidth: '80ch',
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  a: { color: theme.color.secondary, textDecoration: 'underline' },
}));

const pageOf = (storyId: string) => storyId.split('--')[0] ?? storyId;
const stateOf = (storyId: string) => storyId.split('--')[1];

/** Returns the requirements with only those tests of stories that a condition selects. */
const shownIn = ({ requirements }: Spec, isShown: (storyId: string, testId: string) => boolean) =>
  requirements
    .map((requirement) => ({
      ...requirement,
      shownBy: requirement.shownBy.filter(({ story }) => story && isShown(story.id, story.testId)),
    }))
    .filter(({ shownBy }) => shownBy.length > 0);

/** Returns the page of a story and, for a screen, those of its features. */
function pagesOf({ pages }: Spec, page: string) {
  if (!page.startsWith('screens-')) return [page];
  const users = pages.filter(({ id, uses }) => id.startsWith('features-') && uses.includes(page));
  return [page, ...users.map(({ id }) => id)];
}

const link = (name: string, href: string) => h('a', { key: href, href }, name);

function Requirement({ spec, requirement }: { spec: Spec; requirement: ShownRequirement }) {
  const { id, statement } = requirement;
  const rows = rowsOfRequirement(spec, requirement).flatMap(({ label, links }) =>
    links.map(({ name, href = '' }) => h('div', { key: name }, `${label} `, link(name, href))),
  );
  return h('div', null, link(id, requirementAddress(id)), ` ${statement}`, rows);
}

/**
 * Lists the requirements that the tests of a state show, including those of its feature's story of the same
 * name. For a test, lists those that it shows itself.
 */
function Requirements({ id }: { id: string }) {
  const [spec, setSpec] = useState<Spec>();
  useEffect(() => {
    void loadSpec().then(setSpec);
  }, []);
  if (!spec) return null;
  const [story = id] = id.split(':');
  const pages = pagesOf(spec, pageOf(story));
  const shown = shownIn(spec, (storyId, testId) =>
    id === story
      ? pages.includes(pageOf(storyId)) && stateOf(storyId) === stateOf(story)
      : testId === id,
  );
  if (shown.length === 0) return h('div', null, 'No test of this story names a requirement.');
  const items = shown.map((each) => h(Requirement, { key: each.id, spec, requirement: each }));
  return h(Fragment, null, items);
}

/** Returns the failed tests of a story, which Storybook's own panel shows only for the test that is open. */
function useFailedTests() {
  const { index, storyId } = useStorybookState();
  const [story = ''] = storyId.split(':');
  return Object.entries(experimental_useStatusStore())
    .filter(([id]) => id.split(':')[0] === story)
    .flatMap(([id, statuses]) => {
      const failed = Object.values(statuses).find(({ value }) => value === 'status-value:error');
      return failed ? [{ id, name: index?.[id]?.name ?? id, message: failed.description }] : [];
    });
}

/** The title of the panel, with the number of failed tests. */
export function PanelTitle() {
  const count = useFailedTests().length;
  const badge = count > 0 && h(Badge, { status: 'negative' }, count);
  return h(Fragment, null, 'Requirements ', badge);
}

/** The panel "Requirements". */
export function RequirementsPanel({ active = false }: { active?: boolean | undefined }) {
  const { storyId } = useStorybookState();
  const failed = useFailedTests();
  const content = h(
    Panel,
    null,
    failed.map(({ id, name, message }) =>
      h('div', { key: id }, 'Failed: ', link(name, storyAddress(id)), h('pre', null, message)),
    ),
    storyId && h(Requirements, { id: storyId }),
  );
  return h(AddonPanel, { active, children: h(Fragment, null, active && content) });
}
