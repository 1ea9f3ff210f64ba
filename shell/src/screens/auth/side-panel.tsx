import { brand } from '@hearthway/contracts/brand';
import { CheckIcon, TableIllustration } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import css from './side-panel.module.css';

const points = [
  'Every step in order, from saving for a home to closing and beyond',
  'What’s done, what’s next, and how far you’ve come, at a glance',
  'Made for buyers, with a realtor or going solo',
] as const;

export function SidePanel(): ReactNode {
  return (
    <aside className={css['panel']} aria-labelledby="side-panel-title">
      <div className={css['picture']}>
        <TableIllustration />
      </div>
      <h2 id="side-panel-title" className={css['title']}>
        {brand.tagline}
      </h2>
      <ul className={css['points']}>
        {points.map((point) => (
          <li key={point}>
            <CheckIcon size={20} aria-hidden="true" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <p className={css['small']}>
        For people 18 or older buying in the United States. {brand.name} is for information only and gives no legal,
        financial, or brokerage advice.
      </p>
    </aside>
  );
}
