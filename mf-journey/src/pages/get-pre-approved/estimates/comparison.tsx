import { useId, type ReactNode } from 'react';
import {
  loanEstimateLines,
  type ComparedEstimate,
  type LoanEstimate,
  type LoanEstimateComparison,
  type LoanEstimateLine,
} from '@hearthway/contracts/journey';
import { Badge, CheckIcon, TriangleAlertIcon, VisuallyHidden } from '@hearthway/web-kit';
import { formatCents, formatRounded } from '@hearthway/web-kit/money';
import { formatShortDay, startOf } from '../../../features/local-time/index.js';
import { centsText, formatPercent, formatTerm } from '../../../features/loan-estimates/index.js';
import { Bullets, FigureTable, Muted } from '../../../features/page-parts/index.js';
import css from './estimates.module.css';

export interface ComparisonProps {
  /** In the order of the comparison. */
  readonly estimates: readonly LoanEstimate[];
  readonly comparison: LoanEstimateComparison;
  /** Sentences on taxes and insurance, which lenders only guess. */
  readonly guesses: readonly string[];
}

/** Every bar stands for a figure in the table below it. */
export function Comparison({ estimates, comparison, guesses }: ComparisonProps): ReactNode {
  const { estimates: compared, loanCents } = comparison;
  const notes = [...comparison.notes, ...guesses];
  const highest = Math.max(...compared.map(({ fiveYearCostCents }) => fiveYearCostCents), 1);
  const headingId = useId();
  return (
    <div className={css['comparison']}>
      <h3 id={headingId} className={css['heading']}>
        What five years cost
      </h3>
      <Muted>
        Fees and points, less credits, plus all payments for five years, less what they pay off. On a loan of{' '}
        {formatCents(loanCents)}.
      </Muted>
      <ul className={css['bars']} aria-hidden="true">
        {compared.map(({ lender, fiveYearCostCents, aboveLowestCents }, index) => (
          <li key={estimates[index]?.id} className={css['bar-line']}>
            <span className={css['bar-name']}>{lender}</span>
            <progress
              className={css['bar']}
              value={Math.max(fiveYearCostCents, 0)}
              max={highest}
              data-lowest={aboveLowestCents === 0 || undefined}
            />
            <span className={css['bar-figure']}>{formatRounded(fiveYearCostCents, 10_000)}</span>
          </li>
        ))}
      </ul>
      {notes.length > 0 && <Bullets items={notes} />}
      <FigureTable label="Comparison of Loan Estimates" labelledBy={headingId} className={css['table']}>
        <thead>
          <tr>
            <td />
            {compared.map(({ lender, aboveLowestCents }, index) => (
              <th key={estimates[index]?.id} scope="col">
                {lender}
                {aboveLowestCents === 0 && (
                  <Badge tone="success" icon={<CheckIcon size={14} />} className={css['lowest']}>
                    Lowest cost
                  </Badge>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <FigureRow name="Cost in five years" of={compared} isTotal figure={(one) => one.fiveYearCostCents} />
          <FigureRow name="Above the lowest" of={compared} figure={(one) => one.aboveLowestCents} />
          <FigureRow name="Payment per month" of={compared} figure={(one) => one.monthlyCents} />
          <GroupRow name="How the cost adds up" columns={compared.length} />
          <FigureRow name="Fees" of={compared} figure={(one) => one.feesCents} />
          <FigureRow name="Points" of={compared} figure={(one) => one.pointsCents} />
          <FigureRow name="Payments" of={compared} figure={(one) => one.paymentsCents} />
          <FigureRow name="Mortgage insurance" of={compared} figure={(one) => one.mortgageInsuranceCents} />
          <FigureRow name="Paid off, subtracted" of={compared} figure={(one) => -one.principalPaidCents} />
          <FigureRow name="Lender credits, subtracted" of={compared} figure={(one) => -one.creditsCents} />
          <GroupRow name="As the estimates say" columns={compared.length} />
          <TextRow name="Loan amount" of={estimates} text={({ loanCents }) => formatCents(loanCents)} />
          <TextRow name="Term" of={estimates} text={({ months }) => formatTerm(months)} />
          <TextRow name="Rate" of={estimates} text={({ rateMillionths }) => formatPercent(rateMillionths)} />
          <TextRow
            name="APR"
            of={estimates}
            text={({ aprMillionths }) => formatPercent(aprMillionths) || 'Not given'}
          />
          <TextRow
            name="Locked until"
            of={estimates}
            text={({ lockedUntil }) => (lockedUntil ? formatShortDay(startOf(lockedUntil)) : 'Not locked')}
          />
          {(Object.keys(loanEstimateLines) as LoanEstimateLine[]).map((line) => (
            <LineRow key={line} line={line} estimates={estimates} compared={compared} />
          ))}
          <TextRow name="Cash to close" of={estimates} text={({ cashToCloseCents }) => centsText(cashToCloseCents)} />
        </tbody>
      </FigureTable>
      <ul className={css['asks']}>
        {compared.map(({ lender, outliers, ask }, index) => (
          <li key={estimates[index]?.id} className={css['ask']}>
            <h4 className={css['ask-name']}>{lender}</h4>
            {outliers.length > 0 && (
              <ul className={css['outliers']}>
                {outliers.map(({ line, text }) => (
                  <li key={line}>
                    <TriangleAlertIcon size={16} />
                    {text}
                  </li>
                ))}
              </ul>
            )}
            <p>
              <b>Say:</b> {ask}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FigureRowProps {
  readonly name: string;
  readonly of: readonly ComparedEstimate[];
  readonly figure: (one: ComparedEstimate) => number;
  readonly isTotal?: boolean;
}

function FigureRow({ name, of, figure, isTotal = false }: FigureRowProps): ReactNode {
  return (
    <tr data-total={isTotal || undefined}>
      <th scope="row">{name}</th>
      {of.map((one, index) => (
        // The order of the lenders doesn’t change within a table.
        <td key={index}>{formatRounded(figure(one), 100)}</td>
      ))}
    </tr>
  );
}

interface TextRowProps {
  readonly name: string;
  readonly of: readonly LoanEstimate[];
  readonly text: (one: LoanEstimate) => string;
}

function TextRow({ name, of, text }: TextRowProps): ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      {of.map((one) => (
        <td key={one.id}>{text(one)}</td>
      ))}
    </tr>
  );
}

function GroupRow({ name, columns }: { readonly name: string; readonly columns: number }): ReactNode {
  return (
    <tr className={css['group']}>
      <th scope="colgroup" colSpan={columns + 1}>
        {name}
      </th>
    </tr>
  );
}

interface LineRowProps {
  readonly line: LoanEstimateLine;
  readonly estimates: readonly LoanEstimate[];
  readonly compared: readonly ComparedEstimate[];
}

function LineRow({ line, estimates, compared }: LineRowProps): ReactNode {
  return (
    <tr>
      <th scope="row">{loanEstimateLines[line].label}</th>
      {estimates.map((estimate, index) => {
        const standsOut = compared[index]?.outliers.some((outlier) => outlier.line === line) ?? false;
        return (
          <td key={estimate.id} data-warning={standsOut || undefined}>
            {standsOut ? (
              <span className={css['outlier']}>
                <TriangleAlertIcon size={14} />
                <VisuallyHidden>Stands out: </VisuallyHidden>
                {centsText(estimate[line])}
              </span>
            ) : (
              centsText(estimate[line])
            )}
          </td>
        );
      })}
    </tr>
  );
}
