import { minimumAgeYears } from '@hearthway/contracts/constants';
import { VisuallyHidden } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import css from './auth-form.module.css';

/** Legal notice. On registration, the service records acceptance with the terms' version and the time. */
export function TermsNotice(): ReactNode {
  return (
    <p className={css['terms']}>
      By creating an account, you accept the <Legal path="/terms">Terms of Service</Legal> and{' '}
      <Legal path="/privacy">Privacy Policy</Legal>, and confirm that you are {minimumAgeYears} or older.
    </p>
  );
}

function Legal({ path, children }: { readonly path: string; readonly children: string }): ReactNode {
  return (
    <a href={path} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
