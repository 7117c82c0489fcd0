import { ErrorScreen } from '@cb/ui/screens/Public/ErrorScreen/ErrorScreen.tsx';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PlainPage } from './PlainPage.tsx';
import { paths } from './paths.ts';
import { NotLoadedError } from './retryingLazy.ts';

interface BoundaryProps {
  /** Another place is another try. */
  place: string;
  children: ReactNode;
}

/** Shows a way on in place of a page that failed, until the member goes elsewhere; never a blank page. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary place={key}>{children}</Boundary>;
}

interface BoundaryState {
  place: string;
  error: Error | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, error: undefined };

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState) {
    return place === state.place ? null : { place, error: undefined };
  }

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('[cb]', error, componentStack);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <PlainPage title="Something went wrong">
        <ErrorScreen
          status={error instanceof NotLoadedError ? 'notLoaded' : 'broken'}
          homeHref={paths.start}
          onReload={() => location.reload()}
        />
      </PlainPage>
    );
  }
}
