import { Card, CheckIcon } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import css from './offer-card.module.css';

export interface OfferCardProps {
  /** Also the prefix of the heading's id. */
  id: string;
  badge: ReactNode;
  title: string;
  price: ReactNode;
  /** Explains the price, shown below it. */
  priceNote: ReactNode;
  points: readonly string[];
  action: ReactNode;
  smallPrint: ReactNode;
}

export function OfferCard(props: OfferCardProps): ReactNode {
  const { id, badge, title, price, priceNote, points, action, smallPrint } = props;
  return (
    <Card as="article" padding="large" id={id} aria-labelledby={`${id}-title`} className={css['card']}>
      <div className={css['badge']}>{badge}</div>
      <h3 id={`${id}-title`} className={css['title']}>
        {title}
      </h3>
      <p className={css['price']}>{price}</p>
      <p className={css['price-note']}>{priceNote}</p>
      <ul className={css['points']}>
        {points.map((point) => (
          <li key={point}>
            <CheckIcon size={20} className={css['check']} />
            {point}
          </li>
        ))}
      </ul>
      <div className={css['action']}>{action}</div>
      <div className={css['small-print']}>{smallPrint}</div>
    </Card>
  );
}

export function PaymentNeedsScript(): ReactNode {
  return (
    <noscript>
      <p>Paying requires JavaScript in your browser. The waitlist below doesn’t.</p>
    </noscript>
  );
}
