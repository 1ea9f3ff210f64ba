import { formatDay } from '@hearthway/web-kit/dates';
import type { ReactNode } from 'react';
import css from './estimate-dialog.module.css';
import { figures, figuresCheckedOn, states, type Figure, type StateCode } from './figures.js';
import { percent, wholeDollars } from './format.js';

/** Every figure with its unit, source, and date. */
export function FigureTable({ state }: { state: StateCode }): ReactNode {
  const { name, propertyTax, homeInsuranceCents } = states[state];
  const { comfortable, typical, ceiling, minimumDownPayment, loanLimitCents, mortgageInsurance } = figures;
  return (
    <div className={css['figures']}>
      <h3 id="estimate-figures" className={css['heading']}>
        Where the numbers come from
      </h3>
      <p className={css['text']}>
        These are planning figures, last checked on {formatDay(figuresCheckedOn)}. Ask for the actual tax bill,
        insurance quote, and rate for the home you want to buy. The rate on the slider is an example, not today’s market
        rate.
      </p>
      <table className={css['sources']} aria-labelledby="estimate-figures">
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Value</th>
            <th scope="col">Source</th>
            <th scope="col">As of</th>
          </tr>
        </thead>
        <tbody>
          <Row name={`Property tax, ${name}`} value={percent(propertyTax.value)} figure={propertyTax} />
          <Row
            name={`Home insurance, ${name}`}
            value={wholeDollars(homeInsuranceCents.value)}
            figure={homeInsuranceCents}
          />
          <Row
            name="Comfortable"
            value={`${percent(comfortable.value.housing)} and ${percent(comfortable.value.total)}`}
            figure={comfortable}
          />
          <Row name="A typical lender limit" value={percent(typical.value.total)} figure={typical} />
          <Row name="The highest limit" value={percent(ceiling.value.total)} figure={ceiling} />
          <Row name="Minimum down payment" value={percent(minimumDownPayment.value)} figure={minimumDownPayment} />
          <Row
            name="Mortgage insurance"
            value={mortgageInsurance.value
              .map((step) => `${percent(step.basisPoints)} up to ${percent(step.loanToValueAtMost)} borrowed`)
              .join(', ')}
            figure={mortgageInsurance}
          />
          <Row name="Largest loan" value={wholeDollars(loanLimitCents.value)} figure={loanLimitCents} />
        </tbody>
      </table>
    </div>
  );
}

function Row({ name, value, figure }: { name: string; value: string; figure: Figure<unknown> }): ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {value} <span className={css['unit']}>{figure.unit}</span>
      </td>
      <td>
        <cite>{figure.source}</cite>
      </td>
      <td>
        <time dateTime={figure.date}>{formatDay(figure.date)}</time>
      </td>
    </tr>
  );
}
