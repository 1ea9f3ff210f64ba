import type { ReactNode } from 'react';
import type { ClosingProps } from '../use-closing.js';

/** The last step, and then the first year. */
export function Keys({ view }: ClosingProps): ReactNode {
  return view.contract.status === 'closed' ? null : null;
}
