import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { SliceHost } from '@hearthway/contracts/platform';
import { ErrorState } from '../feedback/state.js';
import { Main } from '../layout/accessibility.js';

export interface ErrorBoundaryProps {
  children: ReactNode;
  onError?: ((error: unknown, componentStack: string | undefined) => void) | undefined;
  /** The shell, which can load the whole slice afresh. */
  host?: SliceHost | undefined;
  /** Rendered in place of the failed children; `retry` renders them again. */
  fallback?: ((retry: () => void) => ReactNode) | undefined;
}

interface State {
  failed: boolean;
}

/**
 * Contains render errors to one part of the page. Try again or any navigation renders that part again. If it throws again, Try
 * again loads the whole slice afresh, because the fault may be in its code.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };
  private failures = 0;
  private reportRecovery: (() => void) | undefined;

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidMount(): void {
    window.addEventListener('popstate', this.retry);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('popstate', this.retry);
    this.recover();
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    // A file that did not load is fetched again by rendering, and without a connection, nothing else could be loaded either.
    if (!(error instanceof Error && error.name === 'ChunkLoadError')) this.failures += 1;
    this.reportRecovery ??= this.props.host?.reportFailure();
    this.props.onError?.(error, info.componentStack ?? undefined);
  }

  readonly retry = (): void => {
    if (!this.state.failed) return;
    this.recover();
    this.setState({ failed: false });
  };

  readonly tryAgain = (): void => {
    if (this.failures > 1 && this.props.host) this.props.host.reload();
    else this.retry();
  };

  private recover(): void {
    this.reportRecovery?.();
    this.reportRecovery = undefined;
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback) return this.props.fallback(this.tryAgain);
    return (
      <Main>
        <ErrorState title="This part of the page stopped working" onRetry={this.tryAgain}>
          <p>The rest still works. Try again. If it keeps happening, reload the page.</p>
        </ErrorState>
      </Main>
    );
  }
}
