import { useEffect, useRef, useState } from 'react';
import type { Item } from '../review.ts';
import { Card, nameOf } from './Card.tsx';
import { useReview } from './useReview.ts';

const acceptable = (items: readonly Item[]) => items.filter(({ kind }) => kind !== 'missing');

/** Returns the label of a button that accepts pictures: "Accept 2, delete 1". */
function decision(items: readonly Item[]) {
  const deleted = items.filter(({ kind }) => kind === 'left over').length;
  const parts = [
    ...(items.length > deleted ? [`accept ${items.length - deleted}`] : []),
    ...(deleted > 0 ? [`delete ${deleted}`] : []),
  ].join(', ');
  return parts.charAt(0).toUpperCase() + parts.slice(1);
}

/** The report's page: the pictures that differ from their baselines. */
export function ReviewPage() {
  const { review, problem, busy, accept } = useReview();
  const headline = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const groups = review?.groups ?? [];
  const items = groups.flatMap((group) => group.items);

  // The pressed button has disappeared with its pictures.
  useEffect(() => headline.current?.focus(), [review]);

  async function decide(chosen: readonly Item[], what: string) {
    if (await accept(chosen.map(({ file }) => file))) setSaid(`Done: ${what}.`);
  }
  const button = (chosen: readonly Item[], title = '') =>
    review?.canAccept &&
    chosen.length > 1 && (
      <button
        type="button"
        disabled={busy}
        onClick={() => void decide(chosen, `${decision(chosen)} ${title}`)}
      >
        {decision(chosen)} {title && <span className="unseen">{title}</span>}
      </button>
    );

  return (
    <>
      <header>
        <h1 ref={headline} tabIndex={-1}>
          {items.length === 0 ? 'No picture to look at' : `${items.length} to look at`}
        </h1>
        {review?.equal !== undefined && <p>Matching their baselines: {review.equal}</p>}
        {button(acceptable(items))}
      </header>
      {review && review.tests.length > 0 && (
        <nav aria-label="Reports of the test runners">
          {review.tests.map((name) => (
            <a key={name} href={`tests/${name}/index.html`}>
              {name.replaceAll('-', ' ')}
            </a>
          ))}
        </nav>
      )}
      <p role="status">{said}</p>
      {problem && <p role="alert">{problem}</p>}
      <main>
        {groups.map(({ title, items: own }) => (
          <section key={title} aria-label={title}>
            <header>
              <h2>{title.replaceAll('/', ' / ')}</h2>
              {button(acceptable(own), title)}
            </header>
            {own.map((item) => (
              <Card
                key={item.file}
                item={item}
                busy={busy}
                {...(review?.canAccept && { onAccept: () => void decide([item], nameOf(item)) })}
              />
            ))}
          </section>
        ))}
      </main>
    </>
  );
}
