import type { ReactNode } from 'react';
import { termName, type OfferTerms, type UsStateCode } from '@hearthway/contracts/journey';
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
    .map((term) => ({ name: termName(term, state), text: textOf(term, terms) }))
    .filter(({ text }) => text !== '');
  return (
    <dl className={css['summary']}>
      {lines.map(({ name, text }) => (
        <TermLine key={name} name={name}>
          {text}
        </TermLine>
      ))}
      {children}
    </dl>
  );
}

interface TermLineProps {
  readonly name: string;
  readonly children: ReactNode;
}

export function TermLine({ name, children }: TermLineProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
