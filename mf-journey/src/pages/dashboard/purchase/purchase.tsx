import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { getClosing } from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { usePreference } from '../../../features/preferences/index.js';
import { NewHomeowner } from './new-homeowner.js';
import { NextDeadline } from './next-deadline.js';
import { waitingPurchase } from './waiting-purchase.js';
import css from './lazy-purchase.module.css';

export interface PurchaseStanding {
  readonly isOwner: boolean;
  readonly paysCash: boolean;
}

export interface PurchaseProps {
  /** Told how far the purchase is, once that is known, and that there is none when it is shown no more. */
  readonly onKnown: (purchase: PurchaseStanding | undefined) => void;
  /** The next step. */
  readonly children: ReactNode;
}

/** The home under contract, with the next deadline before the next step; after the keys, the first year in its place. */
export function Purchase({ onKnown, children }: PurchaseProps): ReactNode {
  // Contracts end on other pages.
  const { data, isPending } = useQuery({ ...operationQuery(useCaller(), getClosing), staleTime: 0 });
  const [view] = usePreference('tracker');
  const contract = data?.contract;
  const isOwner = contract?.status === 'closed';
  const paysCash = contract?.terms.financing === 'cash';
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    tell({ isOwner, paysCash });
    return () => tell(undefined);
  }, [isOwner, paysCash]);
  if (isPending) return waitingPurchase;
  if (!contract) return children;
  return (
    <div className={css['waiting']}>
      {isOwner ? (
        <>
          <NewHomeowner view={{ ...data, contract }} />
          {view === 'animated' && children}
        </>
      ) : (
        <>
          <NextDeadline contract={contract} />
          {children}
        </>
      )}
    </div>
  );
}
