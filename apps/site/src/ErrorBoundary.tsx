import { ErrorScreen } from '@cb/ui/screens/Public/ErrorScreen/ErrorScreen.tsx';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { PlainPage } from './PlainPage.tsx';
import { paths } from './paths.ts';
import { NotLoadedError } from './retryingLazy.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Shows a way on in place of a page that failed; never a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

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
