import { useId, type ReactNode } from 'react';
import { getLenderList, introductionKey } from '@hearthway/contracts/journey';
import { lenderTexts } from '@hearthway/contracts/texts';
import { buttonClassName, Card, ErrorState, LoadingText, Skeleton, TableIllustration } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { lazyPart, useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { useMilestones, type Tracker } from '../../milestones/index.js';
import { LenderMatchesSkeleton } from './lender-matches-skeleton.js';
import css from './lender-matches-card.module.css';

/** The buyer's lender matches, once the first milestone is completed. */
export function LenderMatchesCard(): ReactNode {
  const { tracker, state } = useMilestones();
  const headingId = useId();
  const list = useQuery(operationQuery(useCaller(), getLenderList));
  const isLoading = state === 'loading' || list.isLoading;
  const introduced = !isLoading && isIntroduced(tracker);
  return (
    <Card as="section" id="lender-matches" className={css['card']} aria-labelledby={headingId}>
      <h2 id={headingId} className={css['heading']} tabIndex={-1}>
        Lender Matches
      </h2>
      {isLoading && <CompleteProfileSkeleton />}
      {!isLoading && list.data?.fictional && (
        <p className={css['examples']}>
          These lenders are made-up examples, not real companies. Use them to see how matching works.
        </p>
      )}
      {!isLoading && (introduced ? <LenderMatches /> : <CompleteProfile />)}
    </Card>
  );
}

function isIntroduced({ milestones }: Tracker): boolean {
  return milestones.some(({ key, status }) => key === introductionKey && status === 'completed');
}

const LenderMatches = lazyPart(async () => (await import('./lender-matches.js')).LenderMatches, {
  waiting: <LenderMatchesSkeleton />,
  failed: (retry) => (
    <ErrorState headingLevel={3} onRetry={retry}>
      <p>Your lender matches are safe. Check your connection and try again.</p>
    </ErrorState>
  ),
});

function CompleteProfile(): ReactNode {
  return (
    <div className={css['prompt']}>
      <TableIllustration className={css['picture']} />
      <p className={css['prompt-text']}>{lenderTexts.completeProfile}</p>
      <PageLink to="/pre-approval-form" className={buttonClassName()}>
        Complete Profile
      </PageLink>
    </div>
  );
}

/** Until we know whether there will be lenders, reserves the smaller size, so that nothing jumps up. */
function CompleteProfileSkeleton(): ReactNode {
  return (
    <div className={css['prompt']}>
      <LoadingText>Loading your lender matches</LoadingText>
      <Skeleton shape="block" className={css['prompt-skeleton']} />
    </div>
  );
}
