import type { ReactNode } from 'react';
import {
  compareLoanEstimates,
  getFinancialProfile,
  type ComparedLoanEstimate,
  type FinancialProfile,
  type LoanEstimate,
  type LoanEstimateComparison,
  type LoanEstimateLine,
} from '@hearthway/contracts/journey';
import { Badge, CheckIcon, TriangleAlertIcon } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { formatCents, formatRounded } from '@hearthway/web-kit/money';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { dollars } from '../estimates/index.js';
import { CopyButton } from '../copy-button/index.js';
import { parts } from '../page-parts/index.js';
import { NotLoaded } from '../page-section/index.js';
import { ComparisonTable } from './comparison-table.js';
import { withoutText } from './estimate-kind.js';
import css from './estimates.module.css';

/** Two to four estimates, compared by the service. */
export function Comparison({ estimates }: { readonly estimates: readonly LoanEstimate[] }): ReactNode {
  const caller = useCaller();
  const profile = useQuery(operationQuery(caller, getFinancialProfile));
  const body = {
    estimates: estimates.map(({ id: _id, version: _version, ...entry }) => entry),
    home: profile.data ? homeIn(profile.data.profile) : null,
  };
  // Without a profile, taxes and insurance aren’t checked.
  const query = useQuery({
    ...operationQuery(caller, compareLoanEstimates, { body }),
    enabled: caller.userId !== undefined && !profile.isPending,
  });
  return query.data ? (
    <Result estimates={estimates} comparison={query.data} />
  ) : (
    <NotLoaded what="comparison" queries={[query]} />
  );
}

function homeIn({ location, plan }: FinancialProfile) {
  return location && plan && plan.targetPriceCents > 0
    ? { state: location.state, priceCents: plan.targetPriceCents }
    : null;
}

interface ResultProps {
  readonly estimates: readonly LoanEstimate[];
  /** In the same order as the estimates. */
  readonly comparison: LoanEstimateComparison;
}

function Result({ estimates, comparison }: ResultProps): ReactNode {
  const { estimates: results, leftOut, notes, loanCents } = comparison;
  return (
    <div className={css['comparison']}>
      <div>
        <h3 className={css['headline']}>{headline(comparison)}</h3>
        <p className={parts['lead']}>
          {leftOut.length === 0 ? 'Fees and points' : 'Points and the fees that all of them give'}, less credits, plus
          five years of payments, less what they pay off. All on a loan of {formatCents(loanCents)}.
        </p>
      </div>
      <ul className={css['results']}>
        {results.map((result, index) => (
          <ResultItem key={estimates[index]?.id} result={result} leftOut={leftOut} />
        ))}
      </ul>
      {notes.length > 0 && (
        <ul className={css['notes']}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <ComparisonTable estimates={estimates} comparison={comparison} />
    </div>
  );
}

interface ResultItemProps {
  readonly result: ComparedLoanEstimate;
  readonly leftOut: readonly LoanEstimateLine[];
}

function ResultItem({ result, leftOut }: ResultItemProps): ReactNode {
  const { lender, fiveYearCostCents, outliers, warnings, ask } = result;
  return (
    <li className={parts['card']}>
      <h4 className={css['lender']}>{lender}</h4>
      <p className={css['cost']}>{dollars(fiveYearCostCents)}</p>
      {leftOut.length > 0 ? <p className={parts['note']}>{withoutText(leftOut)}</p> : <Place result={result} />}
      {[...outliers.map(({ text }) => text), ...warnings].map((text) => (
        <p key={text} className={css['flag']}>
          <TriangleAlertIcon size={18} />
          <span>{text}</span>
        </p>
      ))}
      <div className={css['ask']}>
        <p>
          <b>Say to {lender}:</b> {ask}
        </p>
        <CopyButton noun="sentence" text={ask.replace(/^“|”$/g, '')}>
          Copy
        </CopyButton>
      </div>
    </li>
  );
}

function Place({ result: { aboveLowestCents } }: { readonly result: ComparedLoanEstimate }): ReactNode {
  return aboveLowestCents === 0 ? (
    <Badge tone="success" icon={<CheckIcon />} className={css['place']}>
      Lowest cost
    </Badge>
  ) : (
    <Badge className={css['place']}>{dollars(aboveLowestCents)} more</Badge>
  );
}

/** Smaller differences aren’t a reason to choose. */
const worthNamingCents = 10_000;

function headline({ estimates: results, leftOut }: LoanEstimateComparison): string {
  if (leftOut.length > 0) return 'Add the missing fees to see which one costs least';
  const [cheapest, next] = results.toSorted((one, other) => one.aboveLowestCents - other.aboveLowestCents);
  if (!cheapest || !next || next.aboveLowestCents < worthNamingCents)
    return 'Over five years, they cost about the same';
  return `Over five years, ${cheapest.lender} costs about ${formatRounded(next.aboveLowestCents, 10_000)} less than ${next.lender}`;
}
