import type { ReactNode } from 'react';
import { offerTermNames, termText, type OfferTerms } from '@hearthway/contracts/journey';
import { Fact, Facts } from '../../../features/page-parts/index.js';
import { termFormat } from './term-format.js';

/** Every term of an offer, by its name. */
export function TermsSummary({ terms }: { readonly terms: OfferTerms }): ReactNode {
  const lines = (Object.keys(offerTermNames) as (keyof OfferTerms)[])
    .map((term) => [offerTermNames[term], termText(term, terms, termFormat)] as const)
    .filter(([, text]) => text !== '');
  return (
    <Facts>
      {lines.map(([name, text]) => (
        <Fact key={name} name={name}>
          {text}
        </Fact>
      ))}
    </Facts>
  );
}
