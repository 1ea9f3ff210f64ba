import { useState, type ReactNode } from 'react';
import { lenderTexts } from '@hearthway/contracts/texts';
import { Button, EmptyState, HandshakeIcon, ListPlusIcon } from '@hearthway/web-kit';
import { useComparison } from '../../comparison/index.js';
import { useFindMatches, type FindMatches } from '../use-find-matches.js';
import { useLenderMatches } from '../use-lender-matches.js';
import { CompareLenders } from './compare-lenders.js';
import { EstimateBasis } from './estimate-basis.js';
import { FindNotice } from './find-notice.js';
import { LenderCard } from './lender-card.js';
import { planOfEstimates } from './lender-figures.js';
import { LenderMatchesSkeleton } from './lender-matches-skeleton.js';
import { RankingDialog } from './ranking-dialog.js';
import card from './lender-matches-card.module.css';
import css from './lender-matches.module.css';

export function LenderMatches(): ReactNode {
  const { state, matches, ...list } = useLenderMatches();
  const finder = useFindMatches();
  const comparison = useComparison(matches);
  if (state === 'loading') return <LenderMatchesSkeleton />;
  const [firstFound] = finder.found;
  // Another search wouldn't find any either, so only the advice is shown.
  const noneFits = state === 'ready' && finder.outcome === 'none-left';
  const plan = planOfEstimates(matches);
  const hasAll = matches.length > 0 && (list.hasAll || finder.outcome === 'none-left');
  return (
    <>
      <div className={css['introduction']}>
        <Disclosure />
        {matches.length > 0 && (
          <Button
            variant="secondary"
            className={css['find']}
            icon={<ListPlusIcon size={18} />}
            pending={finder.finding}
            pendingText="Finding lenders…"
            aria-disabled={hasAll || undefined}
            onClick={hasAll ? undefined : finder.find}
          >
            Find More Matches
          </Button>
        )}
      </div>
      <FindNotice
        outcome={hasAll ? 'none-left' : finder.outcome}
        hasRanked={matches.some(({ unranked }) => unranked === undefined)}
      />
      {matches.length > 0 ? (
        <>
          {plan && <EstimateBasis plan={plan} />}
          <ul className={card['grid']} aria-label="Your lenders">
            {matches.map((match) => (
              <LenderCard
                key={match.id}
                match={match}
                justFound={match.id === firstFound?.id}
                {...(matches.length > 1 && { comparison })}
              />
            ))}
          </ul>
          {matches.length > 1 && <CompareLenders comparison={comparison} />}
        </>
      ) : (
        !noneFits && (
          <FirstMatches finder={finder} title={state === 'failed' ? lenderTexts.loadFailed : lenderTexts.empty} />
        )
      )}
    </>
  );
}

/** Says how lenders are ranked. */
function Disclosure(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <div className={css['disclosure']}>
      <p>No lender pays for its ranking.</p>
      <Button
        variant="quiet"
        size="small"
        className={css['ranking']}
        onClick={() => {
          setOpen(true);
        }}
      >
        How this is ranked
      </Button>
      <RankingDialog
        open={open}
        onClose={() => {
          setOpen(false);
        }}
      />
    </div>
  );
}

function FirstMatches({ finder, title }: { finder: FindMatches; title: string }): ReactNode {
  return (
    <EmptyState
      headingLevel={3}
      illustration={<HandshakeIcon size={44} strokeWidth={1.5} className={css['picture']} />}
      title={title}
      action={
        <Button pending={finder.finding} pendingText="Finding lenders…" onClick={finder.find}>
          Find Matching Lenders
        </Button>
      }
    />
  );
}
