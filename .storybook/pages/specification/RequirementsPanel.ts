// Written without JSX, since Storybook bundles its manager separately, without Vite.
// Its React has no `use` yet.
import { createElement as h, Fragment, useEffect, useState } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { ShownRequirement } from '../../../tools/spec/claims.ts';
import { requirementAddress } from '../addresses.ts';
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

/** Returns what the other stories of a screen show, and its features'; first those of one state. */
function shownElsewhere(spec: Spec, story: string) {
  const page = pageOf(story);
  const features = spec.pages.filter(
    ({ id, uses }) => id.startsWith('features-') && uses.includes(page),
  );
  const pages = [page, ...(page.startsWith('screens-') ? features.map(({ id }) => id) : [])];
  const isOfState = ({ shownBy }: ShownRequirement) =>
    shownBy.some((claim) => claim.story && stateOf(claim.story.id) === stateOf(story));
  const found = shownIn(spec, (id) => pages.includes(pageOf(id)));
  return found.toSorted((a, b) => Number(isOfState(b)) - Number(isOfState(a)));
}

const link = (name: string, href: string) => h('a', { key: href, href }, name);

function Requirement({ spec, requirement }: { spec: Spec; requirement: ShownRequirement }) {
  const { id, statement } = requirement;
  const rows = rowsOfRequirement(spec, requirement).flatMap(({ label, links }) =>
    links.map(({ name, href = '' }) => h('div', { key: name }, `${label} `, link(name, href))),
  );
  return h('div', null, link(id, requirementAddress(id)), ` ${statement}`, rows);
}

/** Lists what the tests of a story show; for a test, what it shows itself. */
function Requirements({ id }: { id: string }) {
  const [spec, setSpec] = useState<Spec>();
  useEffect(() => {
    void loadSpec().then(setSpec);
  }, []);
  if (!spec) return null;
  const [story = id] = id.split(':');
  const own = shownIn(spec, (storyId, testId) => testId === id || (id === story && storyId === id));
  const others = own.length > 0 ? [] : shownElsewhere(spec, story);
  return h(
    Panel,
    null,
    own.length === 0 && h('div', null, 'No test of this story names a requirement.'),
    others.length > 0 && h('div', null, 'Other stories of the same component show:'),
    [...own, ...others].map((requirement) =>
      h(Requirement, { key: requirement.id, spec, requirement }),
    ),
  );
}

/** The panel "Requirements". */
export function RequirementsPanel({ active = false }: { active?: boolean | undefined }) {
  const { storyId } = useStorybookState();
  return h(AddonPanel, {
    active,
    children: h(Fragment, null, active && storyId && h(Requirements, { id: storyId })),
  });
}
