import type { ReactNode } from 'react';
import { offerTermNames, type OfferTerms } from '@hearthway/contracts/journey';
import { termNames, textOf } from './term-format.js';
import css from './terms.module.css';

interface TermsSummaryProps {
  readonly terms: OfferTerms;
  /** All that the offer has, by default. */
  readonly only?: readonly (keyof OfferTerms)[];
}

/** Terms by their names. */
export function TermsSummary({ terms, only = termNames }: TermsSummaryProps): ReactNode {
  const lines = only
    .map((term) => ({ name: offerTermNames[term], text: textOf(term, terms) }))
    .filter(({ text }) => text !== '');
  return (
    <dl className={css['summary']}>
      {lines.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
