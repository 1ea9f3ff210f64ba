import type { ReactNode } from 'react';
import { homeStages, marketStatuses, type AssessedHome } from '@hearthway/contracts/journey';
import { Badge, Button, buttonClassName } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { BoughtBadge } from '../../features/contract/index.js';
import { MoveMenu, placeOf, shortFacts, useMoveHome } from '../../features/homes/index.js';
import { startOf, useToday } from '../../features/local-time/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { OutsideLink } from '../../outside-link/index.js';
import { changeText } from './prices/change-text.js';
import { changeSinceFirst } from './prices/price-steps.js';
import css from './home.module.css';

export const back = { to: '/home-search', text: 'Back to your homes' };

interface HomeHeadProps {
  readonly home: AssessedHome;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function HomeHead({ home, onEdit, onDelete }: HomeHeadProps): ReactNode {
  const move = useMoveHome();
  const { id, address, stage, marketStatus, priceCents, priceHistory, listedOn, link } = home;
  const days = useDaysSince(listedOn);
  const change = changeSinceFirst(priceHistory);
  return (
    <PageHead
      title={address}
      lead={[placeOf(home), shortFacts(home)].filter((text) => text !== '').join(' · ')}
      back={back}
    >
      <p className={css['price']}>
        {formatCents(priceCents)}
        {change !== 0 && <span className={css['status']}>{changeText(change)} since you saved it</span>}
      </p>
      <p className={css['badges']}>
        <Badge tone="primary">{homeStages[stage]}</Badge>
        {stage === 'contract' && <BoughtBadge homeId={id} />}
        <Badge tone={marketStatus === 'for_sale' ? 'neutral' : 'warning'}>{marketStatuses[marketStatus]}</Badge>
        {days !== undefined && marketStatus === 'for_sale' && (
          <span className={css['status']}>{days === 1 ? '1 day' : `${days} days`} on the market</span>
        )}
      </p>
      <div className={css['actions']}>
        {stage !== 'passed' && (
          <PageLink to={`/make-offer?home=${id}`} className={buttonClassName({ variant: 'secondary', size: 'small' })}>
            {stage === 'contract' ? 'See the contract' : 'Write an offer'}
          </PageLink>
        )}
        <MoveMenu
          home={home}
          onMove={(next) => {
            move(home, next);
          }}
        />
        <Button variant="secondary" size="small" onClick={onEdit}>
          Edit the facts
        </Button>
        {isWebLink(link) && (
          <OutsideLink href={link} className={buttonClassName({ variant: 'secondary', size: 'small' })}>
            See the listing
          </OutsideLink>
        )}
        <Button variant="quiet" size="small" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </PageHead>
  );
}

/** The contract accepts no other links, but stored ones may be older than that rule. */
const isWebLink = (link: string): boolean => link.startsWith('https://');

/** Whole days; `undefined` for an unknown or future day. */
function useDaysSince(day: string | null): number | undefined {
  const today = startOf(useToday()).getTime();
  if (day === null) return undefined;
  // Rounded, because of daylight saving time.
  const days = Math.round((today - startOf(day).getTime()) / 86_400_000);
  return days < 0 ? undefined : days;
}
