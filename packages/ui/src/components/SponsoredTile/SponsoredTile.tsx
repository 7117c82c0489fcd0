import { useId } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { ButtonLink } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './SponsoredTile.css.ts';

export interface SponsoredTileProps {
  /** The external sign-up page for hosting. */
  signUpHref: string;
}

/** The sponsored hosting sign-up "Special for you" (NWS-05, D48). */
export function SponsoredTile({ signUpHref }: SponsoredTileProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.line}>
        <div className={styles.text}>
          <div className={styles.head}>
            <Heading level={2} size="lead" id={id}>
              Special for you
            </Heading>
            <Badge tone="reward">Earn 1500 CB</Badge>
          </div>
          <Text size="small" tone="muted">
            Sign up for web hosting with our Hosting partner. Sponsored.
          </Text>
        </div>
        <ButtonLink href={signUpHref} tone="secondary" external>
          Sign up at Hosting partner
        </ButtonLink>
      </div>
    </Card>
  );
}
