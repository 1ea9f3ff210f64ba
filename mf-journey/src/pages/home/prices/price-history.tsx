import type { ReactNode } from 'react';
import type { Home } from '@hearthway/contracts/journey';
import { formatCents } from '@hearthway/web-kit/money';
import { formatShortDay } from '../../../features/local-time/index.js';
import { Section } from '../../../features/page-section/index.js';
import { changeText } from './change-text.js';
import { changeSinceFirst, priceSteps } from './price-steps.js';
import css from './prices.module.css';

/** The home's asking prices, as the buyer saw them. */
export function PriceHistory({ home: { priceHistory } }: { readonly home: Home }): ReactNode {
  const change = changeSinceFirst(priceHistory);
  return (
    <Section title="Price history" status={change !== 0 && <span className={css['status']}>{changeText(change)}</span>}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">Seen since</th>
            <th scope="col">Price</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {priceSteps(priceHistory).map(({ priceCents, since, changeCents }, place) => (
            <tr key={priceHistory.length - place}>
              <td>{formatShortDay(new Date(since))}</td>
              <td>{formatCents(priceCents)}</td>
              <td>{changeCents === undefined ? 'First seen' : changeText(changeCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
