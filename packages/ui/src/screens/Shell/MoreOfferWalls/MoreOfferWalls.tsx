import { use, useId } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LinkContext } from '../../../components/LinkProvider/LinkProvider.tsx';
import type { LinkTab } from '../../../components/LinkTabs/LinkTabs.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import * as styles from './MoreOfferWalls.css.ts';

export interface MoreOfferWallsProps {
  walls: readonly LinkTab[];
  /** The path of the current page. */
  current: string;
}

/** The offer walls of a container that have no tab, below the chosen one (D190). */
export function MoreOfferWalls({ walls, current }: MoreOfferWallsProps) {
  const id = useId();
  const Component = use(LinkContext);
  return (
    <nav aria-labelledby={id}>
      <Stack space="small">
        <Heading level={2} id={id}>
          More offer walls
        </Heading>
        <ul role="list" className={styles.list}>
          {walls.map(({ label, href }) => (
            <li key={href}>
              <Component
                href={href}
                className={styles.link}
                aria-current={href === current ? 'page' : undefined}
              >
                {label}
              </Component>
            </li>
          ))}
        </ul>
      </Stack>
    </nav>
  );
}
