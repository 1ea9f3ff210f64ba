import type { ReactNode } from 'react';
import { ErrorState } from '@hearthway/web-kit';
import css from './load-failure.module.css';

interface LoadFailureProps {
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

export function LoadFailure({ title, error, onRetry, retrying }: LoadFailureProps): ReactNode {
  return (
    <ErrorState title={<span className={css['title']}>{title}</span>} onRetry={onRetry} retrying={retrying}>
      {error.message || 'Something went wrong. Please try again.'}
    </ErrorState>
  );
}
