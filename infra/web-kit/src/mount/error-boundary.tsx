import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '../feedback/state.js';
import { Main } from '../layout/accessibility.js';

export interface ErrorBoundaryProps {
  children: ReactNode;
  onError?: ((error: unknown, componentStack: string | undefined) => void) | undefined;
  /** Rendered in place of the failed children; `retry` renders them again. */
  fallback?: ((retry: () => void) => ReactNode) | undefined;
}

interface State {
  failed: boolean;
}

/** Contains render errors to one part of the page. Try again or any navigation renders that part again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidMount(): void {
    window.addEventListener('popstate', this.retry);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('popstate', this.retry);
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info.componentStack ?? undefined);
  }

  readonly retry = (): void => {
    if (this.state.failed) this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback) return this.props.fallback(this.retry);
    return (
      <Main>
        <ErrorState title="This part of the page stopped working" onRetry={this.retry}>
          <p>The rest still works. Try again. If it keeps happening, reload the page.</p>
        </ErrorState>
      </Main>
    );
  }
}
