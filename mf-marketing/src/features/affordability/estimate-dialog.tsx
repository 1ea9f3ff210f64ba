import { Dialog } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { Sliders, StateChoice, type ControlsProps } from './controls.js';
import css from './estimate-dialog.module.css';
import { estimate, type Inputs } from './estimate.js';
import { FigureTable } from './figure-table.js';
import { figures } from './figures.js';
import { percent, roundedPayment, roundedPrice, wholeDollars } from './format.js';
import { repayment } from '@hearthway/contracts/repayment';
import { PartBar } from './payment-bar.js';
import { paymentParts } from './payment-parts.js';
import { useLiveEstimate, type LiveEstimate } from './use-live-estimate.js';

export interface EstimateDialogProps extends ControlsProps {
  onClose: () => void;
}

/** The full estimate: monthly breakdown, other lender limits, and the source of every figure. */
export function EstimateDialog({ inputs, onChange, onClose }: EstimateDialogProps): ReactNode {
  const result = useLiveEstimate(inputs);
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title="How the estimate adds up"
      description="This is an estimate, not an offer of credit or a pre-approval. Your numbers stay on this page."
    >
      <div className={css['estimate']}>
        <div className={css['result']}>
          <p className={css['what']}>A comfortable price is about</p>
          <p className={css['price']}>{roundedPrice(result.priceCents)}</p>
        </div>
        <div className={css['controls']}>
          <StateChoice inputs={inputs} onChange={onChange} />
          <Sliders inputs={inputs} onChange={onChange} roomy />
        </div>
        <Month result={result} annualRateMillionths={inputs.annualRateMillionths} />
      </div>
      <div className={css['columns']}>
        <OtherLimits inputs={inputs} />
        <WholeLoan result={result} inputs={inputs} />
      </div>
      <FigureTable state={inputs.state} />
    </Dialog>
  );
}

interface MonthProps {
  result: LiveEstimate;
  annualRateMillionths: number;
}

function Month({ result, annualRateMillionths }: MonthProps): ReactNode {
  const parts = paymentParts(result, annualRateMillionths);
  const largestCents = Math.max(...parts.map(({ cents }) => cents));
  return (
    <div className={css['first-month']}>
      <p className={css['limit']}>{result.explanation}</p>
      <h3 className={css['month-title']} id="estimate-month">
        Your first month
      </h3>
      <ul className={css['month']} aria-labelledby="estimate-month">
        {parts.map((part) => (
          <li key={part.key}>
            <span>{part.label}</span> <span className={css['amount']}>{wholeDollars(part.cents)}</span>
            <PartBar part={part} largestCents={largestCents} className={css['bar']} />
          </li>
        ))}
        <li className={css['together']}>
          <span>Total</span> <span className={css['amount']}>{wholeDollars(result.monthly.totalCents)}</span>
        </li>
      </ul>
    </div>
  );
}

function OtherLimits({ inputs }: { inputs: Inputs }): ReactNode {
  const lines = [
    { name: 'Comfortable', figure: figures.comfortable },
    { name: 'A typical lender limit', figure: figures.typical },
    { name: 'The highest limit', figure: figures.ceiling },
  ];
  return (
    <section aria-labelledby="estimate-lines">
      <h3 id="estimate-lines" className={css['heading']}>
        Where to draw the line
      </h3>
      <p className={css['text']}>A lender may approve more than is comfortable. It’s your call.</p>
      <table className={css['lines']}>
        <tbody>
          {lines.map(({ name, figure }) => {
            const { priceCents, monthly } = estimate(inputs, figure.value);
            const { total } = figure.value;
            return (
              <tr key={name}>
                <th scope="row">
                  {name}
                  <span className={css['aside']}>
                    {'housing' in figure.value
                      ? `${percent(figure.value.housing)} for housing, ${percent(total)} including debts`
                      : `${percent(total)} of income, including debts`}
                  </span>
                </th>
                <td className={css['amount']}>
                  {roundedPrice(priceCents)}
                  <span className={css['aside']}>{roundedPayment(monthly.totalCents)} a month</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** One percentage point, in millionths. */
const onePoint = 10_000;

function WholeLoan({ result, inputs }: { result: LiveEstimate; inputs: Inputs }): ReactNode {
  const { annualRateMillionths } = inputs;
  const months = figures.months.value;
  const { totalInterestCents } = repayment({ principalCents: result.loanCents, annualRateMillionths, months });
  const withRate = (millionths: number): string =>
    roundedPrice(estimate({ ...inputs, annualRateMillionths: Math.max(0, millionths) }).priceCents);
  const rows = [
    ['Loan amount', roundedPrice(result.loanCents)],
    ['Loan as a share of the price', result.priceCents === 0 ? 'None' : percent(loanToValue(result))],
    ['Interest over 30 years', roundedPrice(totalInterestCents)],
    ['Price if the rate is 1 point higher', withRate(annualRateMillionths + onePoint)],
    ['Price if the rate is 1 point lower', withRate(annualRateMillionths - onePoint)],
  ] as const;
  return (
    <section aria-labelledby="estimate-loan">
      <h3 id="estimate-loan" className={css['heading']}>
        The loan
      </h3>
      <p className={css['text']}>
        {months / 12} years, fixed at {percent(annualRateMillionths / 100)}. Closing costs, HOA dues, and repairs are
        extra.
      </p>
      <table className={css['lines']}>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={css['amount']}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Basis points, rounded to a whole percent. */
function loanToValue({ loanCents, priceCents }: LiveEstimate): number {
  return Math.round((loanCents / priceCents) * 100) * 100;
}
