import { useEffect, useRef, useState } from 'react';
import type { Item, Review } from '../review.ts';
import { Card } from './Card.tsx';
import { Steps } from './Steps.tsx';
import { useReview } from './useReview.ts';
import { Whole } from './Whole.tsx';
import { acceptable, counted, decision, itemsOf, nameOf } from './wording.ts';

function headline({ equal, groups }: Review) {
  const { length } = itemsOf(groups);
  if (length > 0) return `${counted(length, 'picture')} to look at`;
  return equal === undefined ? 'No pictures were compared' : 'No picture differs';
}

function account({ equal, groups }: Review) {
  if (equal === undefined) return 'npm test and npm run test:visual compare them.';
  const items = itemsOf(groups);
  const kinds = [
    ['changed', 'changed'],
    ['new', 'new'],
    ['missing', 'not taken'],
    ['left over', 'of no story'],
  ] as const;
  const counts = kinds.map(
    ([kind, said]) => [items.filter((item) => item.kind === kind).length, said] as const,
  );
  const said = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return [`${equal.toLocaleString('en')} as their baselines`, ...said].join(' · ');
}

/** The report's page: differing pictures and failed tests. */
export function ReviewPage() {
  const { review, problem, busy, accept } = useReview();
  const [whole, setWhole] = useState<Item>();
  const [said, setSaid] = useState('');
  // The id of the element to focus after the accepted pictures have disappeared.
  const next = useRef<string>(undefined);
  const groups = review?.groups ?? [];
  const all = acceptable(itemsOf(groups));

  useEffect(() => {
    if (next.current === undefined) return;
    document.getElementById(next.current)?.focus();
    next.current = undefined;
  }, [review]);

  async function decide(items: readonly Item[], what: string) {
    const accepted = new Set(items.map(({ file }) => file));
    const shown = itemsOf(groups);
    const last = shown.findLastIndex(({ file }) => accepted.has(file));
    const following = shown.slice(last + 1).concat(shown.slice(0, last).toReversed());
    next.current = following.find(({ file }) => !accepted.has(file))?.file ?? 'headline';
    if (await accept([...accepted])) setSaid(`Done: ${what}.`);
    else next.current = undefined;
  }

  return (
    <>
      <header className="top">
        <div>
          <p className="project">CB Rewards</p>
          <h1 id="headline" tabIndex={-1}>
            {review ? headline(review) : 'Report'}
          </h1>
          {review && <p>{account(review)}</p>}
        </div>
        {all.length > 0 && (
          <button type="button" disabled={busy} onClick={() => void decide(all, decision(all))}>
            {busy ? 'Writing …' : decision(all, 'all ')}
          </button>
        )}
      </header>
      <p role="status" className="unseen">
        {said}
      </p>
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <main>
        {review && review.steps.length > 0 && <Steps steps={review.steps} />}
        {groups.map(({ title, items }) => (
          <section key={title} aria-label={title}>
            <div className="bar">
              <h2>{title.replaceAll('/', ' / ')}</h2>
              <p>{counted(items.length, 'picture')}</p>
              {acceptable(items).length > 1 && (
                <button
                  type="button"
                  className="quiet"
                  disabled={busy}
                  onClick={() =>
                    void decide(acceptable(items), `${title}: ${decision(acceptable(items))}`)
                  }
                >
                  {decision(acceptable(items))}
                  <span className="unseen">{` of ${title}`}</span>
                </button>
              )}
            </div>
            <ul className="cards">
              {items.map((item) => (
                <Card
                  key={item.file}
                  item={item}
                  busy={busy}
                  onAccept={() => void decide([item], `${nameOf(item)}, ${item.mode}`)}
                  onOpen={() => setWhole(item)}
                />
              ))}
            </ul>
          </section>
        ))}
      </main>
      {whole && <Whole item={whole} onClose={() => setWhole(undefined)} />}
    </>
  );
}
