import { usStates, type LenderList } from '@hearthway/contracts/journey';
import type { LenderSource } from './catalogue/index.js';

/** What buyers are told of the lenders before they look for one. */
export function describeLenderList({ fictional, lenders }: LenderSource): LenderList {
  return { fictional, states: statesOf(lenders) };
}

/** The names of the states with a lender, in order. */
export function statesOf(lenders: LenderSource['lenders']): string[] {
  const codes = new Set(lenders.flatMap(({ states }) => states));
  return usStates.flatMap(([code, name]) => (codes.has(code) ? [name] : [])).sort();
}
