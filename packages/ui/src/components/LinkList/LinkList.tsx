import { use, useId } from 'react';
import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Badge } from '../Badge/Badge.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { LinkContext } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './LinkList.css.ts';

/** A link to an area of the site. */
export interface LargeLink {
  /** The address of the area. */
  readonly href: string;
  /** Decorative, before the name. */
  readonly Icon: LucideIcon;
  /** Unique in its list. */
  readonly name: string;
  /** One line that explains the area. */
  readonly text: string;
  /** Shown after the name, such as "23 open now". */
  readonly badge?: string | undefined;
}

export interface LinkListProps {
  /** The heading of the section. */
  title: string;
  /** The links, in order. */
  links: readonly LargeLink[];
}

/** A section of large links, each with a line of explanation. */
export function LinkList({ title, links }: LinkListProps) {
  const id = useId();
  const Anchor = use(LinkContext);
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <ul role="list" className={styles.links}>
          {links.map(({ href, Icon, name, text, badge }) => (
            <li key={name}>
              <Anchor href={href} className={styles.link}>
                <span className={styles.iconBox}>
                  <Icon size={22} aria-hidden />
                </span>
                <Stack space="xxsmall">
                  <Text weight="strong">
                    <span>{name}</span> {badge && <Badge>{badge}</Badge>}
                  </Text>
                  <Text size="small" tone="muted">
                    {text}
                  </Text>
                </Stack>
                <ArrowRight size={20} aria-hidden />
              </Anchor>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
