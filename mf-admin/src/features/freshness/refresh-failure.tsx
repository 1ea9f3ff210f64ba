import type { ReactNode } from 'react';
import { Alert } from '@hearthway/web-kit';
import css from './freshness.module.css';

interface RefreshFailureProps {
  readonly title: string;
  readonly error: Error;
}

/** Shown above older data when a refresh failed. */
export function RefreshFailure({ title, error }: RefreshFailureProps): ReactNode {
  return (
    <Alert tone="danger" title={title} className={css['failed']}>
      {error.message} The data below is from earlier.
    </Alert>
  );
}
