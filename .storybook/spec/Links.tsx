import { Text } from '@cb/ui/components/Text';
import * as styles from './SpecificationPage.css.ts';

interface LinksProps {
  readonly label: string;
  readonly links: readonly { readonly name: string; readonly href: string }[];
}

/** A line of links; nothing without any. */
export function Links({ label, links }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <Text size="small" tone="muted">
      {label}:{' '}
      {links.map(({ name, href }, at) => (
        <span key={name}>
          {at > 0 && ', '}
          <a className={styles.link} href={href} target="_top">
            {name}
          </a>
        </span>
      ))}
    </Text>
  );
}
