import { reportCaughtError } from '@cb/features/shared/operator/failureReports';
import { useIsSubmitting } from '@cb/features/shared/forms/useSubmission';
import { DocumentLink, LinkProvider } from '@cb/ui/components/Link';
import { ErrorScreen } from '@cb/ui/screens/Public/ErrorScreen';
import { Component, useEffect, useState, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PlainPage } from './PlainPage.tsx';
import { paths } from '../routes/paths.ts';
import { NotLoadedError } from '../routes/retryingLazy.ts';

interface ErrorBoundaryProps {
  /** Renders the layout around the message; a page of the public area by default. */
  frame?: (screen: ReactNode) => ReactNode;
  /** The address of the link in the message. */
  homeHref?: string;
  children: ReactNode;
}

const plainPage = (screen: ReactNode) => (
  <PlainPage title="Something went wrong">{screen}</PlainPage>
);

interface FailureProps extends Pick<ErrorBoundaryProps, 'frame' | 'homeHref'> {
  error: Error;
  onRetry: () => void;
}

/**
 * The message. Its reload waits until no submitted request is pending. Code that could not be fetched is
 * fetched again once the browser is online.
 */
function Failure({ error, onRetry, frame = plainPage, homeHref = paths.start }: FailureProps) {
  const isNotLoaded = error instanceof NotLoadedError;
  const isReplaced = isNotLoaded && error.isReplaced;
  const [isReloading, setIsReloading] = useState(isReplaced);
  const isSubmitting = useIsSubmitting();
  useEffect(() => {
    if (isReloading && !isSubmitting) location.reload();
  }, [isReloading, isSubmitting]);
  useEffect(() => {
    if (!isNotLoaded) return undefined;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [isNotLoaded, onRetry]);
  // The page is about to reload into the newer build.
  if (isReplaced && !isSubmitting) return null;
  // The message's links load documents, because React may be unable to update this one.
  return frame(
    <LinkProvider value={DocumentLink}>
      <ErrorScreen
        status={isNotLoaded ? 'notLoaded' : 'broken'}
        homeHref={homeHref}
        onReload={() => setIsReloading(true)}
      />
    </LinkProvider>,
  );
}

/** Shows a message in place of a page that failed, until the member navigates. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const { key } = useLocation();
  return <Boundary {...props} locationKey={key} />;
}

/** Renders nothing in place of a part that fails, so that the page stays. */
export const omitOnError = (part: ReactNode) => (
  <ErrorBoundary frame={() => null}>{part}</ErrorBoundary>
);

interface BoundaryProps extends ErrorBoundaryProps {
  /** The current location; the children are rendered again when it changes. */
  locationKey: string;
}

interface BoundaryState {
  locationKey: string;
  error: Error | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { locationKey: this.props.locationKey, error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  static getDerivedStateFromProps({ locationKey }: BoundaryProps, state: BoundaryState) {
    return locationKey === state.locationKey ? null : { locationKey, error: undefined };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('[cb]', error, componentStack);
    reportCaughtError(error);
    if (error instanceof NotLoadedError) error.forget();
  }

  private readonly retry = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    const { children, ...props } = this.props;
    return error ? <Failure {...props} error={error} onRetry={this.retry} /> : children;
  }
}
