import type { ReactNode } from 'react';
import type { ChatCard, ChatCardOf } from '@hearthway/contracts/journey';
import { Card } from '@hearthway/web-kit';
import { AffordabilityCard, ComparisonCard, PaymentCard } from './money-cards.js';
import { EventsCard, HomesCard, LenderMatchCard, LinksCard, NextStepCard, PapersCard } from './plan-cards.js';
import css from './cards.module.css';

/** Something found or calculated, which questions aren't. */
type Result = Exclude<ChatCard, ChatCardOf<'questions'>>;

/** A result, beside the words of an answer. */
export function ResultCard({ card }: { readonly card: Result }): ReactNode {
  return (
    <Card padding="small" className={css['card']}>
      <CardContent card={card} />
    </Card>
  );
}

function CardContent({ card }: { readonly card: Result }): ReactNode {
  switch (card.kind) {
    case 'affordability':
      return <AffordabilityCard {...card} />;
    case 'payment':
      return <PaymentCard {...card} />;
    case 'comparison':
      return <ComparisonCard {...card} />;
    case 'next-step':
      return <NextStepCard {...card} />;
    case 'events':
      return <EventsCard {...card} />;
    case 'links':
      return <LinksCard {...card} />;
    case 'lender-match':
      return <LenderMatchCard {...card} />;
    case 'papers':
      return <PapersCard {...card} />;
    case 'homes':
      return <HomesCard {...card} />;
  }
}
