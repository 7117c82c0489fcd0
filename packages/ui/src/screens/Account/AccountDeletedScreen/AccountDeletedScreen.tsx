import { ButtonLink } from '#ui/components/Link/Link.tsx';
import { StatePage } from '#ui/components/StatePage/StatePage.tsx';

/** Confirms that the account and its CBs are deleted (D9). */
export function AccountDeletedScreen({
  landingHref,
}: {
  /** The address of the landing page. */
  landingHref: string;
}) {
  return (
    <StatePage
      drawing="done"
      title="Your account is deleted"
      action={
        <ButtonLink href={landingHref} size="large">
          Go to the start page
        </ButtonLink>
      }
    >
      Your account and all its CBs are gone. Thank you for having been here.
    </StatePage>
  );
}
