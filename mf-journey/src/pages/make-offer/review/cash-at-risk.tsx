import type { ReactNode } from 'react';
import type { OfferReview } from '@hearthway/contracts/journey';
import { formatCents } from '@hearthway/web-kit/money';
import { FigureTable, Muted, Subtitle } from '../../../features/page-parts/index.js';
import css from '../make-offer.module.css';

/** What walking away would cost, day by day: steps that only go up, and the same as a table. */
export function CashAtRisk({ steps }: { readonly steps: OfferReview['cashAtRisk'] }): ReactNode {
  const last = Math.max(1, steps.at(-1)?.day ?? 1);
  const end = last * 1.15;
  const most = Math.max(1, steps.at(-1)?.cents ?? 1);
  const x = (day: number): number => (day / end) * 100;
  const y = (cents: number): number => 96 - (cents / most) * 92;
  const corners = steps.flatMap(({ day, cents }, index) => {
    const before = steps[index - 1];
    return [...(before ? [`${x(day)},${y(before.cents)}`] : []), `${x(day)},${y(cents)}`];
  });
  return (
    <figure className={css['figure']}>
      <Subtitle>What you could lose by walking away</Subtitle>
      <svg
        role="img"
        aria-label="Steps: what walking away would cost from each day on. The table below has the numbers."
        className={css['steps']}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <polyline className={css['step-line']} points={[...corners, `100,${y(most)}`].join(' ')} />
      </svg>
      <FigureTable label="Table: cash at risk by day">
        <thead>
          <tr>
            <th scope="col">From day</th>
            <th scope="col">At risk</th>
            <th scope="col" data-words>
              Because of
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ day, cents, reason }) => (
            <tr key={reason}>
              <th scope="row">{day}</th>
              <td>{formatCents(cents)}</td>
              <td data-words>{reason}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
      <figcaption>
        <Muted>Day 0 is the effective date: the day the last party signs.</Muted>
      </figcaption>
    </figure>
  );
}
