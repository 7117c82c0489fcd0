import { use } from 'react';
import { ChevronRight } from 'lucide-react';
import { ButtonLink, LinkContext } from '#ui/components/Link/Link.tsx';
import { StatePage } from '#ui/components/StatePage/StatePage.tsx';
import * as styles from './NotFoundScreen.css.ts';

export interface Suggestion {
  href: string;
  label: string;
  /** The target in a few words. */
  text: string;
}

export interface NotFoundScreenProps {
  /** The address of the start page. */
  homeHref: string;
  /** Pages that the visitor may have been looking for. */
  suggestions: readonly Suggestion[];
}

/** Shown for an unknown address (D6), inside the shell of its area. */
export function NotFoundScreen({ homeHref, suggestions }: NotFoundScreenProps) {
  const Anchor = use(LinkContext);
  return (
    <>
      <StatePage
        drawing="lost"
        title="We can't find that page"
        action={
          <ButtonLink href={homeHref} size="large">
            Go to the start page
          </ButtonLink>
        }
      >
        The address may be mistyped, or the page may have moved.
      </StatePage>
      <nav aria-label="Perhaps you looked for">
        <p className={styles.title}>Perhaps you looked for</p>
        <ul className={styles.suggestions}>
          {suggestions.map(({ href, label, text }) => (
            <li key={href}>
              <Anchor href={href} className={styles.suggestion}>
                <span>
                  <span className={styles.label}>{label}</span>
                  <span>{text}</span>
                </span>
                <ChevronRight size={20} aria-hidden className={styles.arrow} />
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
