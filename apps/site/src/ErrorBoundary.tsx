import { reportError } from '@cb/features/failureReports/failureReports';
import { ErrorScreen } from '@cb/ui/screens/Public/ErrorScreen';
import { useIsMutating } from '@tanstack/react-query';
import { Component, useEffect, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PlainPage } from './PlainPage.tsx';
import { paths } from './paths.ts';
import { NotLoadedError } from './retryingLazy.ts';

interface ErrorBoundaryProps {
  /** What stands around the message; a page of the public area where nothing is given. */
  frame?: (screen: ReactNode) => ReactNode;
  /** Where the way on leads. */
  homeHref?: string;
  children: ReactNode;
}

/** Loads the page anew, once nothing that was sent waits for its answer. */
function Reload() {
  const isWaiting = useIsMutating() > 0;
  useEffect(() => {
    if (!isWaiting) location.reload();
  }, [isWaiting]);
  return null;
}

/** Shows a way on in place of a page that failed, until the member goes elsewhere; never a blank page. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const { key } = useLocation();
  return <Boundary {...props} place={key} />;
}

interface BoundaryProps extends ErrorBoundaryProps {
  /** Another place is another try. */
  place: string;
}

interface BoundaryState {
  place: string;
  error: Error | undefined;
}

const plainPage = (screen: ReactNode) => (
  <PlainPage title="Something went wrong">{screen}</PlainPage>
);

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState) {
    return place === state.place ? null : { place, error: undefined };
  }

  override componentDidMount() {
    window.addEventListener('online', this.tryAgain);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.tryAgain);
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('[cb]', error, componentStack);
    reportError(error);
    if (error instanceof NotLoadedError) error.forget();
  }

  /** What could not be fetched offline is fetched as soon as that is over. */
  private readonly tryAgain = () => {
    if (this.state.error instanceof NotLoadedError) this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (error instanceof NotLoadedError && error.isReplaced) return <Reload />;
    const { frame = plainPage, homeHref = paths.start } = this.props;
    return frame(
      <ErrorScreen
        status={error instanceof NotLoadedError ? 'notLoaded' : 'broken'}
        homeHref={homeHref}
        onReload={() => location.reload()}
      />,
    );
  }
}
