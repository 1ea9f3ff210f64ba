import type { ListedLender } from './listed-lender.js';

/** The lenders that buyers are matched with. */
export interface LenderSource {
  /** Made up: buyers are told before they look for lenders, and their websites are not linked. */
  readonly fictional: boolean;
  readonly lenders: readonly ListedLender[];
}
