import type { ReactNode } from 'react';
import { Spinner } from '@hearthway/web-kit';
import css from './document-viewer.module.css';

export function Opening(): ReactNode {
  return (
    <div className={css['state']}>
      <Spinner text="Opening…" />
    </div>
  );
}
