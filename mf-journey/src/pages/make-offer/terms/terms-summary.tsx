import type { ReactNode } from 'react';
import { termName, type OfferTerms, type UsStateCode } from '@hearthway/contracts/journey';
import { Fact } from '../../../features/fact/index.js';
import { termNames, textOf } from './term-format.js';
import css from './terms.module.css';

interface TermsSummaryProps {
  readonly terms: OfferTerms;
  /** Of the home: some states have names of their own for a term. */
  readonly state?: UsStateCode | null;
  /** All that the offer has, by default. */
  readonly only?: readonly (keyof OfferTerms)[];
  /** More lines. */
  readonly children?: ReactNode;
}

/** Terms by their names. */
export function TermsSummary({ terms, state = null, only = termNames, children }: TermsSummaryProps): ReactNode {
  const lines = only
    .map((term) => ({ name: termName(term, state), text: textOf(term, terms, state) }))
    .filter(({ text }) => text !== '');
  return (
    <dl className={css['summary']}>
      {lines.map(({ name, text }) => (
        <Fact key={name} name={name}>
          {text}
        </Fact>
      ))}
      {children}
    </dl>
  );
}
