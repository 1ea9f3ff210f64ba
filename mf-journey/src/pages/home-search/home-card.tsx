import { memo, type ReactNode } from 'react';
import { homeStages, marketStatuses, type AssessedHome } from '@hearthway/contracts/journey';
import { Badge, Checkbox, VisuallyHidden } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { BoughtBadge } from '../../features/contract/index.js';
import { aboutMonthly, dollars } from '../../features/estimates/index.js';
import {
  budgetText,
  FitBadge,
  knownFlags,
  lastPriceChangeCents,
  MoveMenu,
  placeOf,
  shortFacts,
} from '../../features/homes/index.js';
import { formatMoment } from '../../features/local-time/index.js';
import type { CardProps } from './cards.js';
import css from './home-card.module.css';

/** Rerenders only for its own changes, since a board may have hundreds of cards. */
export const HomeCard = memo(function HomeCard(props: CardProps): ReactNode {
  const { home, isChosen, canChoose, onChoose, onMove, showsStage = false } = props;
  const { id, address, assessment } = home;
  return (
    <article aria-label={address} className={css['card']}>
      <div className={css['parts']}>
        <div className={css['figures']}>
          <p className={css['price']}>{formatCents(home.priceCents)}</p>
          <PriceChange cents={lastPriceChangeCents(home)} />
          <Costs assessment={assessment} />
        </div>
        <div className={css['facts']}>
          {/* Not draggable by itself, because the card is. */}
          <PageLink to={`/home-search/${id}`} draggable={false} className={css['address']}>
            {address}
          </PageLink>
          <p>{placeOf(home)}</p>
          <p>{shortFacts(home)}</p>
          {home.tourAt && <p className={css['tour']}>Tour {formatMoment(new Date(home.tourAt))}</p>}
          <Badges home={home} showsStage={showsStage} />
          <Flags codes={assessment.flags} />
        </div>
        <div className={css['actions']}>
          <Checkbox
            label={
              <>
                Compare <VisuallyHidden>{address}</VisuallyHidden>
              </>
            }
            checked={isChosen}
            disabled={!isChosen && !canChoose}
            onChange={({ target }) => {
              onChoose(id, target.checked);
            }}
          />
          <MoveMenu
            home={home}
            onMove={(stage) => {
              onMove(home, stage);
            }}
          />
        </div>
      </div>
    </article>
  );
});

function PriceChange({ cents }: { readonly cents: number }): ReactNode {
  if (cents === 0) return null;
  return (
    <p className={css[cents < 0 ? 'lower' : 'higher']}>
      {cents < 0 ? 'Down' : 'Up'} {formatCents(Math.abs(cents))}
    </p>
  );
}

function Costs({ assessment }: Pick<AssessedHome, 'assessment'>): ReactNode {
  const { monthlyPaymentCents, pricePerSquareFootCents, aboveBudgetCents } = assessment;
  return (
    <>
      {monthlyPaymentCents !== null && <p>About {aboutMonthly(monthlyPaymentCents)} a month</p>}
      {pricePerSquareFootCents !== null && (
        <p className={css['per-foot']}>{dollars(pricePerSquareFootCents)} per sq ft</p>
      )}
      {aboveBudgetCents !== null && aboveBudgetCents <= 0 && <p>{budgetText(aboveBudgetCents)}</p>}
    </>
  );
}

interface BadgesProps {
  readonly home: AssessedHome;
  readonly showsStage: boolean;
}

function Badges({ home: { id, stage, marketStatus, assessment }, showsStage }: BadgesProps): ReactNode {
  const { fit, aboveBudgetCents } = assessment;
  return (
    <div className={css['badges']}>
      {showsStage && <Badge>{homeStages[stage]}</Badge>}
      {stage === 'contract' && <BoughtBadge homeId={id} />}
      {marketStatus !== 'for_sale' && <Badge tone="warning">{marketStatuses[marketStatus]}</Badge>}
      {fit && <FitBadge fit={fit} />}
      {aboveBudgetCents !== null && aboveBudgetCents > 0 && (
        <Badge tone="warning">{budgetText(aboveBudgetCents)}</Badge>
      )}
    </div>
  );
}

/** Flags that set this home apart. A home's page shows all of them. */
function Flags({ codes }: { readonly codes: readonly string[] }): ReactNode {
  const titles = knownFlags(codes)
    .filter(({ code }) => !ofMostHomes.has(code))
    .map(({ flag }) => flag.title);
  return titles.length > 0 && <p>{titles.join(' · ')}</p>;
}

/** `off-market` has a badge. */
const ofMostHomes: ReadonlySet<string> = new Set(['off-market', 'texas-agreement', 'flood-map', 'insurance-quote']);
