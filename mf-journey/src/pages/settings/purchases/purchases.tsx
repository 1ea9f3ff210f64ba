import type { ReactNode } from 'react';
import type { Purchases as PurchaseList } from '@hearthway/contracts/commerce';
import type { User } from '@hearthway/contracts/identity';
import { ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { purchasesQuery } from '../../../features/account/index.js';
import { SettingsPart, SettingsSection } from '../settings-section.js';
import { EmailVerification } from './email-verification.js';
import { Receipts } from './receipts.js';
import { ToolkitOffer } from './toolkit-offer.js';

export function Purchases({ user }: { readonly user: User }): ReactNode {
  const { session } = usePlatform();
  const query = useQuery(purchasesQuery(session, user));
  return (
    <SettingsSection section="purchases" lead="What you bought with your verified email address follows your account.">
      <EmailVerification key={user.email} user={user} />
      {query.data ? (
        <Bought list={query.data} />
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

function Bought({ list: { toolkit, purchases } }: { readonly list: PurchaseList }): ReactNode {
  return (
    <>
      {purchases.length > 0 && <Receipts purchases={purchases} />}
      {toolkit ? (
        <SettingsPart title="Offer Toolkit">
          <p>It’s yours until you close on your home.</p>
        </SettingsPart>
      ) : (
        <ToolkitOffer />
      )}
    </>
  );
}
