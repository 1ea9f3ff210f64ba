import type { ReactNode } from 'react';
import { listPurchases, type Purchase } from '@hearthway/contracts/commerce';
import type { User } from '@hearthway/contracts/identity';
import { Button, ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { AnchorLink } from '../../../anchor-link/index.js';
import { SettingsSection } from '../settings-section.js';
import { headingId } from '../settings-sections.js';
import { Receipt } from './receipt.js';
import css from './purchases.module.css';

export function Purchases({ user }: { readonly user: User }): ReactNode {
  // Always fetched: an order is linked a moment after it is paid or its address is confirmed.
  const query = useQuery({ ...operationQuery(useCaller(), listPurchases), staleTime: 0 });
  return (
    <SettingsSection
      section="purchases"
      lead="Your receipts, and what they’re for. Orders paid with your confirmed email address follow this account."
    >
      {query.data ? (
        <Bought
          user={user}
          purchases={query.data}
          isLooking={query.isFetching}
          onLookAgain={() => void query.refetch()}
        />
      ) : query.isError ? (
        <ErrorState
          title="We couldn’t load your purchases"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <>
          <LoadingText>Loading your purchases</LoadingText>
          <Skeleton lines={3} />
        </>
      )}
    </SettingsSection>
  );
}

interface BoughtProps {
  readonly user: User;
  readonly purchases: readonly Purchase[];
  readonly isLooking: boolean;
  readonly onLookAgain: () => void;
}

function Bought({ user, purchases, isLooking, onLookAgain }: BoughtProps): ReactNode {
  if (purchases.length > 0) {
    return (
      <ul className={css['receipts']} aria-label="Your purchases">
        {purchases.map((purchase) => (
          <Receipt key={purchase.id} purchase={purchase} />
        ))}
      </ul>
    );
  }
  if (!user.emailVerified) {
    return (
      <p className={css['empty']}>
        Purchases appear here once you’ve confirmed the address you paid with.{' '}
        <AnchorLink toId={headingId('email')}>Confirm your email</AnchorLink>
      </p>
    );
  }
  return (
    <>
      <p className={css['empty']}>
        No purchases with {user.email}. If you’ve just paid or just confirmed your address, they can take a minute to
        show up. If you paid with another address, change it under Profile and confirm it.
      </p>
      <div>
        <Button variant="secondary" size="small" pending={isLooking} pendingText="Looking…" onClick={onLookAgain}>
          Look again
        </Button>
      </div>
    </>
  );
}
