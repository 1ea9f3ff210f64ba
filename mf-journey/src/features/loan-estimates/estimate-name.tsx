import type { ReactNode } from 'react';
import type { LoanEstimate } from '@hearthway/contracts/journey';
import { Checkbox } from '@hearthway/web-kit';
import { formatShortDay, startOf } from '../local-time/index.js';
import { parts } from '../page-parts/index.js';
import { loanText } from './estimate-kind.js';
import { compared, type Chosen } from './use-chosen.js';
import css from './estimates.module.css';

interface EstimateNameProps {
  readonly estimate: LoanEstimate;
  readonly chosen: Chosen;
}

/** A Loan Estimate, with the choice to compare it where there is one. */
export function EstimateName({ estimate, chosen: { all, chosen, choose } }: EstimateNameProps): ReactNode {
  const text = `${loanText(estimate)}, issued ${formatShortDay(startOf(estimate.issuedOn))}`;
  const isChosen = chosen.includes(estimate);
  // With two, there is nothing to choose.
  if (all.length <= compared.fewest) {
    return (
      <div>
        <h3 className={css['lender']}>{estimate.lender}</h3>
        <p className={parts['note']}>{text}</p>
      </div>
    );
  }
  return (
    <Checkbox
      label={`Compare ${estimate.lender}`}
      help={text}
      checked={isChosen}
      disabled={!isChosen && chosen.length >= compared.most}
      onChange={({ target }) => {
        choose(estimate, target.checked);
      }}
    />
  );
}
