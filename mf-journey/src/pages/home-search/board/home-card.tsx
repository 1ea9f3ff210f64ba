import { memo, type ReactNode } from 'react';
import type { AssessedHome, HomeStage } from '@hearthway/contracts/journey';
import { Badge } from '@hearthway/web-kit';
import { formatCents, formatRounded } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { FitBadge, placeOf, shortFacts, StageMenu } from '../../../features/homes/index.js';
import css from './home-card.module.css';

export interface HomeCardProps {
  readonly home: AssessedHome;
  readonly isSelected: boolean;
  readonly canSelect: boolean;
  readonly onSelect: (id: string, isSelected: boolean) => void;
  readonly onMove: (home: AssessedHome, stage: HomeStage) => void;
}

/** Renders again only when its home changes: a board may have 200. */
export const HomeCard = memo(function HomeCard(props: HomeCardProps): ReactNode {
  const { home, isSelected, canSelect, onSelect, onMove } = props;
  const { id, address, assessment } = home;
  return (
    <article className={css['card']} aria-label={address}>
      <p className={css['price']}>
        {formatCents(home.priceCents)} <PriceChange home={home} />
      </p>
      <PageLink to={`/home-search/${id}`} className={css['address']}>
        {address}
      </PageLink>
      <p className={css['facts']}>{[placeOf(home), shortFacts(home)].filter(Boolean).join(' · ')}</p>
      <p className={css['facts']}>{costs(home)}</p>
      <div className={css['badges']}>
        {home.marketStatus !== 'for_sale' && (
          <Badge tone="warning">{home.marketStatus === 'pending' ? 'Pending' : 'Off the market'}</Badge>
        )}
        {assessment.fit && <FitBadge fit={assessment.fit} />}
        {assessment.budget && assessment.budget.aboveCents > 0 && <Badge tone="warning">Above your budget</Badge>}
        {home.duplicateIds.length > 0 && <Badge tone="info">Saved twice</Badge>}
      </div>
      <div className={css['actions']}>
        <label className={css['compare']}>
          <input
            type="checkbox"
            checked={isSelected}
            disabled={!isSelected && !canSelect}
            onChange={({ target }) => {
              onSelect(id, target.checked);
            }}
          />
          Compare
        </label>
        <StageMenu home={home} onMove={onMove} />
      </div>
    </article>
  );
});

function costs({ assessment: { monthlyPaymentCents, pricePerSquareFootCents } }: AssessedHome): string {
  const parts = [
    monthlyPaymentCents !== null && `About ${formatRounded(monthlyPaymentCents, 1_000)} a month`,
    pricePerSquareFootCents !== null && `${formatRounded(pricePerSquareFootCents, 100)} per sq ft`,
  ];
  return parts.filter(Boolean).join(' · ');
}

function PriceChange({ home: { priceHistory, priceCents } }: { home: AssessedHome }): ReactNode {
  const before = priceHistory.at(-2)?.priceCents;
  if (before === undefined || before === priceCents) return null;
  const isLower = priceCents < before;
  return (
    <span className={css[isLower ? 'lower' : 'higher']}>
      {isLower ? 'down' : 'up'} {formatCents(Math.abs(priceCents - before))}
    </span>
  );
}
