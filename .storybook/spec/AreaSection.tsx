import { Text } from '@cb/ui/components/Text';
import { pages } from 'virtual:pages';
import { decisions, pictures } from 'virtual:spec';
import type { Claim } from '../../tools/spec/claims.ts';
import type { Area, ShownRequirement } from '../../tools/spec/coverage.ts';
import { decisionAddress, proofAddress } from './addresses.ts';
import { Links } from './Links.tsx';
import * as styles from './SpecificationPage.css.ts';

const titles = new Map(pages.map(({ id, title }) => [id, title]));

function Proof({ claim }: { claim: Claim }) {
  if (!claim.story) {
    return (
      <span>
        {claim.name} ({claim.file})
      </span>
    );
  }
  return (
    <a className={styles.link} href={proofAddress(claim.story)} target="_top">
      {claim.story.name}: {claim.name}
    </a>
  );
}

/** Says why a requirement has no picture. */
function whyNoPicture(claims: readonly Claim[]) {
  if (claims.length === 0) return 'No test shows it yet.';
  if (claims.some(({ story }) => story)) return 'No picture: its story shows nothing that stays.';
  if (claims.some(({ file }) => file.startsWith('e2e/'))) {
    return 'No picture: proved in the built site, because it is about addresses, windows or the connection.';
  }
  return 'No picture: proved by a unit test, because there is nothing to see.';
}

function Picture({ id, shownBy }: ShownRequirement) {
  const picture = pictures[id];
  if (!picture) {
    return (
      <Text size="small" tone="muted">
        {whyNoPicture(shownBy)}
      </Text>
    );
  }
  const [page = '', state = ''] = picture.split('--');
  const caption = `${titles.get(page) ?? page.replaceAll('-', ' ')}: ${state.replaceAll('-', ' ')}`;
  return (
    <a className={styles.pictured} href={proofAddress({ testId: picture })} target="_top">
      <img
        className={styles.picture}
        src={`./pictures/light-wide/${picture}.png`}
        alt=""
        loading="lazy"
      />
      <span>{caption}</span>
    </a>
  );
}

function Decisions({ requirement }: { requirement: string }) {
  const settling = decisions.filter(({ requirements }) => requirements.includes(requirement));
  return (
    <Links
      label="Open in the specification, settled by"
      links={settling.map(({ number, title }) => ({
        name: `${number} ${title}`,
        href: decisionAddress(number),
      }))}
    />
  );
}

function Requirement(requirement: ShownRequirement) {
  const { id, kind, statement, shownBy } = requirement;
  return (
    <li className={styles.requirement}>
      <div>
        <p className={styles.statement}>
          <b>{id}</b> {statement}
        </p>
        <Text size="small" tone="muted">
          {kind}
        </Text>
        <Decisions requirement={id} />
        <ul className={styles.list}>
          {shownBy.map((claim) => (
            <li key={`${claim.file} ${claim.story?.testId} ${claim.name}`}>
              <Proof claim={claim} />
            </li>
          ))}
        </ul>
      </div>
      <Picture {...requirement} />
    </li>
  );
}

interface AreaSectionProps {
  area: Area;
  requirements: readonly ShownRequirement[];
  open: boolean;
}

/** One area of the specification: its size and, when open, its requirements. */
export function AreaSection({ area, requirements, open }: AreaSectionProps) {
  return (
    <details className={styles.area} open={open}>
      <summary className={styles.summary}>
        <span className={styles.areaName}>
          {area.name} ({area.prefix})
        </span>
        <Text as="span" size="small">
          {area.requirements.length}
        </Text>
      </summary>
      <ul className={styles.list}>
        {requirements.map((requirement) => (
          <Requirement key={requirement.id} {...requirement} />
        ))}
      </ul>
    </details>
  );
}
