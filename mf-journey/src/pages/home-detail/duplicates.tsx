import { useState, type ReactNode } from 'react';
import type { AssessedHome } from '@hearthway/contracts/journey';
import { Alert, Button } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { usePlatform } from '@hearthway/web-kit/slice';
import { messageOf, sendMerge, useHomeCache } from '../../features/homes/index.js';

/** Offers to make one home of two entries with the same address. */
export function Duplicates({ home, homes }: { home: AssessedHome; homes: readonly AssessedHome[] }): ReactNode {
  const { session, toast } = usePlatform();
  const { refetch } = useHomeCache();
  const [isBusy, setIsBusy] = useState(false);
  const other = homes.find(({ id }) => home.duplicateIds.includes(id));
  if (!other) return null;
  const merge = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await sendMerge(session, home, other);
      toast({ title: 'Merged into one home', description: home.address });
    } catch (error) {
      toast({ title: 'We couldn’t merge these homes', description: messageOf(error), tone: 'destructive' });
    }
    await refetch();
    setIsBusy(false);
  };
  return (
    <Alert
      tone="info"
      title="You saved this address twice"
      action={
        <Button variant="secondary" size="small" pending={isBusy} pendingText="Merging…" onClick={() => void merge()}>
          Merge into this one
        </Button>
      }
    >
      The other one, for {formatCents(other.priceCents)}, is <PageLink to={`/home-search/${other.id}`}>here</PageLink>.
      Merging keeps this one’s facts, and the notes, ratings, and prices of both.
    </Alert>
  );
}
