import { Card } from '../../../components/Card/Card.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';

/** A link to the profile, with its benefit (SVW-03, SVY-02). */
export function UnlockPanel({ profileHref }: { profileHref: string }) {
  return (
    <Card tone="accent">
      <Inline space="medium" justify="between">
        <div>
          <Text weight="strong">A fuller profile brings surveys that fit you</Text>
          <Text size="small" tone="muted">
            Surveys are chosen by your answers. You can change them at any time.
          </Text>
        </div>
        <ButtonLink href={profileHref} tone="secondary">
          COMPLETE PROFILE TO UNLOCK MORE SURVEYS
        </ButtonLink>
      </Inline>
    </Card>
  );
}
