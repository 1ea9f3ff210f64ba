import type { ReactNode } from 'react';
import {
  loanEstimateLines,
  type LoanEstimate,
  type LoanEstimateComparison,
  type LoanEstimateLine,
} from '@hearthway/contracts/journey';
import { classNames } from '@hearthway/web-kit';
import { dollars, rateText } from '../estimates/index.js';
import { Figures } from '../figures/index.js';
import { amountText, cashText, estimateLines, loanFacts, withoutText } from './estimate-kind.js';
import css from './estimates.module.css';

interface ComparisonTableProps {
  readonly estimates: readonly LoanEstimate[];
  /** In the same order as the estimates. */
  readonly comparison: LoanEstimateComparison;
}

/** Every figure behind the five-year cost, side by side. On a phone, it scrolls beside the names of the lines. */
export function ComparisonTable({ estimates, comparison }: ComparisonTableProps): ReactNode {
  const { estimates: results, leftOut } = comparison;
  const missing = estimates.map((estimate) => leftOut.filter((line) => estimate[line] === null));
  const rows = (named: readonly (readonly [name: string, cells: readonly ReactNode[]])[]): ReactNode =>
    named.map(([name, cells]) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        {cells.map((cell, index) => (
          // The order of the lenders doesn’t change within a table.
          <td key={index}>{cell}</td>
        ))}
      </tr>
    ));
  const figure = (name: string, centsOf: (result: (typeof results)[number]) => number) =>
    [name, results.map((result) => dollars(centsOf(result)))] as const;
  return (
    <Figures caption="Side by side, line by line">
      <thead>
        <tr>
          <td />
          {estimates.map(({ id, lender }) => (
            <th key={id} scope="col">
              {lender}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Group name="Five years, on the same loan and points" columns={results.length} />
        {rows([
          ['Rate', results.map(({ rateMillionths }) => rateText(rateMillionths))],
          figure('Monthly payment', ({ monthlyCents }) => monthlyCents),
          ['Fees', results.map(({ feesCents }, index) => feesText(feesCents, missing[index]?.length === 0))],
          figure('Points', ({ pointsCents }) => pointsCents),
          figure('Payments', ({ paymentsCents }) => paymentsCents),
          figure('Mortgage insurance', ({ mortgageInsuranceCents }) => mortgageInsuranceCents),
          figure('Credits', ({ creditsCents }) => -creditsCents),
          figure('Paid off', ({ principalPaidCents }) => -principalPaidCents),
        ])}
        <tr data-total>
          <th scope="row">
            Cost in five years
            <Without missing={leftOut} />
          </th>
          {results.map(({ fiveYearCostCents }, index) => (
            <td key={index}>{dollars(fiveYearCostCents)}</td>
          ))}
        </tr>
        {rows([
          [
            'As offered, on its own terms',
            results.map(({ asOfferedCents }, index) => (
              <>
                {dollars(asOfferedCents)}
                <Without missing={missing[index] ?? []} />
              </>
            )),
          ],
        ])}
        <Group name="As each form says" columns={results.length} />
        {rows(factRows(estimates))}
        {estimateLines.map((line) => (
          <tr key={line}>
            <th scope="row">{loanEstimateLines[line].label}</th>
            {estimates.map((estimate, index) => (
              <LineCell key={estimate.id} line={line} estimate={estimate} result={results[index]} />
            ))}
          </tr>
        ))}
        {rows([['Cash to close', estimates.map(cashText)]])}
      </tbody>
    </Figures>
  );
}

/** The known total of the fees. */
function feesText(cents: number, isComplete: boolean): string {
  if (isComplete) return dollars(cents);
  return cents === 0 ? 'Not known' : `At least ${dollars(cents)}`;
}

function Without({ missing }: { readonly missing: readonly LoanEstimateLine[] }): ReactNode {
  return missing.length > 0 && <span className={css['without']}>{withoutText(missing)}</span>;
}

/** One row for each fact of the loans. */
function factRows(estimates: readonly LoanEstimate[]) {
  const facts = estimates.map((estimate) => loanFacts(estimate));
  return (facts[0] ?? []).map(([name], row) => [name, facts.map((all) => all[row]?.[1] ?? '')] as const);
}

function Group({ name, columns }: { readonly name: string; readonly columns: number }): ReactNode {
  return (
    <tr>
      <th scope="colgroup" colSpan={columns + 1}>
        {name}
      </th>
    </tr>
  );
}

interface LineCellProps {
  readonly line: LoanEstimateLine;
  readonly estimate: LoanEstimate;
  readonly result: LoanEstimateComparison['estimates'][number] | undefined;
}

/** A figure that stands out says so in words. */
function LineCell({ line, estimate, result }: LineCellProps): ReactNode {
  const outlier = result?.outliers.find((one) => one.line === line);
  return (
    <td className={classNames(outlier && css['outlier'])}>
      {amountText(estimate[line])}
      {outlier && <span className={css['word']}>{outlier.cents > outlier.othersCents ? 'High' : 'Low'}</span>}
    </td>
  );
}
