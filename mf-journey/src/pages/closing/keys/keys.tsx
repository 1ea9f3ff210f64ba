import type { ReactNode } from 'react';
import type { ClosingProps } from '../use-closing.js';
import { FirstYear } from './first-year.js';
import { TakeKeys } from './take-keys.js';
import { WelcomeHome } from './welcome-home.js';

/** The last step, and then the first year. */
export function Keys({ view }: ClosingProps): ReactNode {
  return (
    <>
      {view.contract.status === 'closed' ? <WelcomeHome view={view} /> : <TakeKeys view={view} />}
      <FirstYear view={view} />
    </>
  );
}
