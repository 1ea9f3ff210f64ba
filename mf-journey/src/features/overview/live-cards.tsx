import type { ReactNode } from 'react';
import { daysBetween, type Overview } from '@hearthway/contracts/journey';
import { Card } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { eventClock, eventTime } from '../calendar/index.js';
import { aboutPrice, dollars } from '../estimates/index.js';
import { formatShortDay, useToday } from '../local-time/index.js';
import { useOverview } from './use-overview.js';
import css from './live-cards.module.css';

/** The buyer's own figures, each as soon as there is one. Shows nothing if they can't be loaded: every page has its own. */
export function LiveCards(): ReactNode {
  const overview = useOverview();
  const today = useToday();
  const cards = overview ? cardsOf(overview, today) : [];
  if (cards.length === 0) return null;
  return (
    <ul className={css['cards']} aria-label="Where you are">
      {cards.map(({ name, to, figure, note }) => (
        <li key={name}>
          <Card padding="small" className={css['card']}>
            <PageLink to={to} className={css['name']}>
              {name}
            </PageLink>
            <p className={css['figure']}>{figure}</p>
            <p className={css['note']}>{note}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

interface LiveCard {
  readonly name: string;
  readonly to: string;
  readonly figure: string;
  readonly note: string;
}

function cardsOf({ budgetCents, letter, homes, nextEvent }: Overview, today: string): readonly LiveCard[] {
  const cards: LiveCard[] = [];
  if (budgetCents !== null) {
    cards.push({
      name: 'Your budget',
      to: '/buying-power',
      figure: aboutPrice(budgetCents),
      note: 'A comfortable price',
    });
  }
  if (letter !== null) {
    cards.push({
      name: 'Your letter',
      to: '/get-pre-approved',
      figure: dollars(letter.amountCents),
      note: `${letter.lender}, ${goodFor(daysBetween(today, letter.expiresOn))}`,
    });
  }
  if (homes !== null) {
    cards.push({
      name: 'Your homes',
      to: '/home-search',
      figure: `${homes.saved} ${homes.saved === 1 ? 'home' : 'homes'}`,
      note: homes.offers > 0 ? `${homes.offers} with an offer` : 'No offer yet',
    });
  }
  if (nextEvent !== null) {
    cards.push({
      name: 'Coming up',
      to: '/dashboard#upcoming-schedule',
      figure: formatShortDay(eventClock(nextEvent).reading),
      note: `${nextEvent.title}, ${eventTime(nextEvent)}`,
    });
  }
  return cards;
}

function goodFor(days: number): string {
  if (days <= 0) return 'last day today';
  return `good for ${days} more ${days === 1 ? 'day' : 'days'}`;
}
