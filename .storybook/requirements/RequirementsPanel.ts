// Written without JSX, since Storybook bundles its manager separately, without Vite.
// Its React has no `use` yet.
import { createElement as h, Fragment, useEffect, useState } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { decisionAddress, proofAddress, requirementAddress } from '../spec/addresses.ts';
import type { ProvedRequirement, RequirementsOfStories } from './requirementsFile.ts';

let loading: Promise<RequirementsOfStories> | undefined;

const load = () =>
  (loading ??= fetch('./requirements.json').then(
    (response) => response.json() as Promise<RequirementsOfStories>,
  ));

const List = styled.ul(({ theme }) => ({
  margin: 0,
  padding: 16,
  listStyle: 'none',
  display: 'grid',
  gap: 16,
  maxWidth: '80ch',
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  a: { color: theme.color.secondary, textDecoration: 'underline' },
}));

const link = (name: string, href: string) => h('a', { key: href, href }, name);

function Requirement({ id, statement, decisions, proofs }: ProvedRequirement) {
  return h(
    'li',
    { key: id },
    h('div', null, link(id, requirementAddress(id)), ` ${statement}`),
    decisions.map(([number, title]) =>
      h('div', { key: number }, 'Settled by ', link(`${number} ${title}`, decisionAddress(number))),
    ),
    proofs.map((proof) =>
      h(
        'div',
        { key: proof.name },
        proof.steps ? `Proved by step ${proof.steps}: ` : 'Proved by ',
        link(proof.name, proofAddress(proof)),
      ),
    ),
  );
}

/** Lists what the tests of a story prove; for a test, what it proves itself. */
function Requirements({ id }: { id: string }) {
  const [story = id] = id.split(':');
  const [requirements, setRequirements] = useState<RequirementsOfStories>();
  useEffect(() => {
    void load().then(setRequirements);
  }, []);
  if (!requirements) return null;
  const all = requirements[story] ?? [];
  const found = all.filter(
    ({ proofs }) => story === id || proofs.some(({ testId }) => testId === id),
  );
  return h(
    List,
    null,
    found.length > 0
      ? found.map((requirement) => h(Requirement, { key: requirement.id, ...requirement }))
      : h(
          'li',
          null,
          'This names no requirement: see its component’s page for those of the others.',
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
