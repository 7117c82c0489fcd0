import { useIsSending } from '@cb/features/auth/AuthProvider';
import { reportError } from '@cb/features/failureReports/failureReports';
import { MemberClientContext } from '@cb/features/member/memberClient';
import { ErrorScreen } from '@cb/ui/screens/Public/ErrorScreen';
import {
  Component,
  use,
  useCallback,
  useEffect,
  useSyncExternalStore,
  type ErrorInfo,
  type ReactNode,
} from 'react';
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

/** Whether anything that the visitor or the member submitted is pending. */
function useIsSubmitting() {
  const isSending = useIsSending();
  const { client } = use(MemberClientContext);
  const subscribe = useCallback(
    (onChange: () => void) => client?.getMutationCache().subscribe(onChange) ?? (() => {}),
    [client],
  );
  const isMutating = () => client !== undefined && client.isMutating() > 0;
  return useSyncExternalStore(subscribe, isMutating, isMutating) || isSending;
}

/** Reloads the page once no submitted request is pending. Shows the children until then. */
function Reload({ children }: { children: ReactNode }) {
  const isWaiting = useIsSubmitting();
  useEffect(() => {
    if (!isWaiting) location.reload();
  }, [isWaiting]);
  return isWaiting ? children : null;
}

/**
 * Shows a message in place of a page that failed, until the member navigates. Never a blank page.
 */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const { key } = useLocation();
  return <Boundary {...props} place={key} />;
}

interface BoundaryProps extends ErrorBoundaryProps {
  /** The current location; the children are rendered again when it changes. */
  place: string;
}

interface BoundaryState {
  place: string;
  error: Error | undefined;
  /** Whether the member has asked for a reload. */
  reloads: boolean;
}

const plainPage = (screen: ReactNode) => (
  <PlainPage title="Something went wrong">{screen}</PlainPage>
);

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, error: undefined, reloads: false };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState) {
    return place === state.place ? null : { place, error: undefined, reloads: false };
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

  /** Retries code that could not be fetched offline, once the browser is online again. */
  private readonly tryAgain = () => {
    if (this.state.error instanceof NotLoadedError) this.setState({ error: undefined });
  };

  override render() {
    const { error, reloads } = this.state;
    if (!error) return this.props.children;
    const { frame = plainPage, homeHref = paths.start } = this.props;
    const isNotLoaded = error instanceof NotLoadedError;
    const screen = frame(
      <ErrorScreen
        status={isNotLoaded ? 'notLoaded' : 'broken'}
        homeHref={homeHref}
        onReload={() => this.setState({ reloads: true })}
      />,
    );
    const isReloading = reloads || (isNotLoaded && error.isReplaced);
    return isReloading ? <Reload>{screen}</Reload> : screen;
  }
}
