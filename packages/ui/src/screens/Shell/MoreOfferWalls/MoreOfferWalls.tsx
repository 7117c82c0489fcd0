import { useId } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import type { LinkTab } from '../../../components/LinkTabs/LinkTabs.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

export interface MoreOfferWallsProps {
  /** The walls to link to. */
  walls: readonly LinkTab[];
  /** The path of the current page. */
  current: string;
}

/** The offer walls of a container that have no tab, below the chosen one (D190). */
export function MoreOfferWalls({ walls, current }: MoreOfferWallsProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Stack space="small">
        <Heading level={2} id={id}>
          More partners
        </Heading>
        <Inline space="large">
          {walls.map(({ label, href }) => (
            <Link key={href} href={href} look="standalone" current={href === current}>
              {label}
            </Link>
          ))}
        </Inline>
      </Stack>
    </nav>
  );
}
