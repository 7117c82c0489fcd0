import type { Claim } from '../../tools/spec/claims.ts';
import type { Area, ShownRequirement } from '../../tools/spec/coverage.ts';
import * as styles from './SpecificationPage.css.ts';

/** Returns a story's address in the manager, since this page is an iframe inside it. */
const storyAddress = (id: string) => `./?path=/story/${id}`;

function Proof({ claim }: { claim: Claim }) {
  if (!claim.story) {
    return (
      <span>
        {claim.name} <span className={styles.muted}>({claim.file})</span>
      </span>
    );
  }
  return (
    <a className={styles.link} href={storyAddress(claim.story.testId)} target="_top">
      {claim.story.name}: {claim.name}
    </a>
  );
}

function Requirement({ id, kind, statement, due, shownBy }: ShownRequirement) {
  return (
    <li className={styles.requirement}>
      <p className={styles.statement}>
        <b className={styles.id}>{id}</b> {statement}
      </p>
      <p className={styles.muted}>{kind}</p>
      {shownBy.length > 0 ? (
        <ul className={styles.proofs}>
          {shownBy.map((claim) => (
            <li key={`${claim.file} ${claim.story?.testId ?? claim.name}`}>
              <Proof claim={claim} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={due ? styles.missing : styles.muted}>Not shown yet</p>
      )}
    </li>
  );
}

/** One area of the specification: how much of it is shown and, when open, its requirements. */
export function AreaSection(props: {
  area: Area;
  requirements: readonly ShownRequirement[];
  open: boolean;
}) {
  const { area, requirements, open } = props;
  const total = area.requirements.length;
  const shown = area.requirements.filter(({ shownBy }) => shownBy.length > 0).length;
  const due = area.requirements.filter((requirement) => requirement.due).length;
  return (
    <details className={styles.area} open={open}>
      <summary className={styles.summary}>
        <span className={styles.areaName}>
          {area.name} <span className={styles.muted}>{area.prefix}</span>
        </span>
        {due > 0 && (
          <span className={styles.done}>
            {due === total ? 'Marked done' : `${due} marked done`}
          </span>
        )}
        <progress className={styles.bar} max={total} value={shown} aria-hidden />
        <span className={styles.fraction}>
          {shown} of {total} shown
        </span>
      </summary>
      <ul className={styles.list}>
        {requirements.map((requirement) => (
          <Requirement key={requirement.id} {...requirement} />
        ))}
      </ul>
    </details>
  );
}
