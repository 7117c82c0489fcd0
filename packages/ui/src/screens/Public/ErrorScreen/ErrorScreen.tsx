import { Actions } from '#ui/components/Actions/Actions.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { ButtonLink } from '#ui/components/Link/Link.tsx';
import { StatePage } from '#ui/components/StatePage/StatePage.tsx';

export interface ErrorScreenProps {
  /** `broken`: rendering threw. `notLoaded`: a chunk of the page could not be fetched. */
  status: 'broken' | 'notLoaded';
  /** The address of the start page. */
  homeHref: string;
  /** Loads the page again. */
  onReload: () => void;
}

const messages = {
  broken: {
    title: 'Something went wrong on this page',
    text: 'Reload it to try again. What you earned is safe.',
  },
  notLoaded: {
    title: 'This page did not load completely',
    text: 'A part of it did not arrive, or a new version is out. Reload to get it.',
  },
} as const;

/** Replaces a failed screen: says what happened and offers two ways to continue. */
export function ErrorScreen({ status, homeHref, onReload }: ErrorScreenProps) {
  const { title, text } = messages[status];
  return (
    <StatePage
      drawing="offline"
      title={title}
      action={
        <Actions>
          <ButtonLink href={homeHref} size="large" tone="secondary">
            Go to the start page
          </ButtonLink>
          <Button size="large" onClick={onReload}>
            Reload
          </Button>
        </Actions>
      }
    >
      {text}
    </StatePage>
  );
}
