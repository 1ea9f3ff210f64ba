import type { ReactNode } from 'react';
import type { AssessedHome } from '@hearthway/contracts/journey';
import { Card } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { formatLongDay } from '../../features/local-time/index.js';
import css from './home-detail.module.css';

export function PriceHistory({ home: { priceHistory } }: { home: AssessedHome }): ReactNode {
  const latestFirst = [...priceHistory].reverse();
  return (
    <Card as="section" aria-labelledby="prices" className={css['card']}>
      <h2 id="prices">Price history</h2>
      <table className={css['prices']}>
        <thead>
          <tr>
            <th scope="col">Seen since</th>
            <th scope="col">Price</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {latestFirst.map(({ priceCents, since }, place) => (
            <tr key={since}>
              <td>{formatLongDay(new Date(since))}</td>
              <td>{formatCents(priceCents)}</td>
              <td>{changeText(priceCents, latestFirst[place + 1]?.priceCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function changeText(priceCents: number, before: number | undefined): string {
  if (before === undefined) return 'First seen';
  return priceCents < before ? `down ${formatCents(before - priceCents)}` : `up ${formatCents(priceCents - before)}`;
}
