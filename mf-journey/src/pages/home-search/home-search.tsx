import { useState, type ReactNode } from 'react';
import type { AssessedHome } from '@hearthway/contracts/journey';
import { Alert, ArrowRightIcon, Button, ErrorState, LoadingText, PlusIcon, Skeleton } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { lazyPart, useUser } from '@hearthway/web-kit/slice';
import { useSearchParams } from 'react-router-dom';
import { useHomes, useSendWaitingNotes } from '../../features/homes/index.js';
import { MilestoneChecklist } from '../../features/milestones/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { FirstHome } from './first-home.js';
import { SavedHomes } from './saved-homes.js';
import css from './home-search.module.css';

const AddHomeDialog = lazyPart(async () => (await import('./add-home/add-home-dialog.js')).AddHomeDialog, {
  waiting: <LoadingText>Loading the form</LoadingText>,
  failed: (retry) => <PartFailed onRetry={retry} />,
});
const Compare = lazyPart(async () => (await import('./compare/compare.js')).Compare, {
  waiting: <Skeleton shape="block" />,
  failed: (retry) => <PartFailed onRetry={retry} />,
});

/** The buyer's homes: a board to move them along, and a table to compare some of them. */
export function HomeSearch(): ReactNode {
  const query = useHomes();
  const [search, setSearch] = useSearchParams();
  const [isAdding, setIsAdding] = useState(false);
  const homes = query.data?.homes;
  useSendWaitingNotes(useUser()?.id, homes);
  const compared = comparedIn(search.get('compare'), homes ?? []);
  const add = (): void => {
    setIsAdding(true);
  };
  return (
    <>
      <PageHead
        title="Home Search"
        lead="Keep the homes you’re looking at in one place, and see what each would cost you."
      >
        <p className={css['feed']}>
          We have no MLS feed: you bring the listings. Copy one from any site, and we’ll read it.
        </p>
        <MilestoneChecklist title="Home Search" />
        <PageLink to="/home-goals" className={css['goals']}>
          Your home goals
          <ArrowRightIcon size={18} />
        </PageLink>
      </PageHead>
      {homes ? (
        <>
          {query.isError && (
            <Alert tone="warning" announce="polite" title="You’re seeing the last homes we loaded">
              We can’t reach the server right now. Notes you write are kept on this device.
            </Alert>
          )}
          {compared.length > 0 ? (
            <Compare
              homes={compared}
              onClose={() => {
                setSearch({});
              }}
            />
          ) : homes.length === 0 ? (
            <FirstHome onAdd={add} />
          ) : (
            <SavedHomes
              homes={homes}
              missing={query.data?.missing ?? []}
              addButton={
                <Button icon={<PlusIcon size={18} />} onClick={add}>
                  Add a home
                </Button>
              }
              onCompare={(ids) => {
                setSearch({ compare: ids.join('.') });
              }}
            />
          )}
        </>
      ) : query.isError ? (
        <ErrorState
          title="We couldn’t load your homes"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          <p>They are safe. Check your connection and try again.</p>
        </ErrorState>
      ) : (
        <BoardSkeleton />
      )}
      {isAdding && (
        <AddHomeDialog
          homes={homes ?? []}
          onClose={() => {
            setIsAdding(false);
          }}
        />
      )}
    </>
  );
}

function comparedIn(text: string | null, homes: readonly AssessedHome[]): AssessedHome[] {
  const ids = (text ?? '').split('.').slice(0, 4);
  return ids.flatMap((id) => homes.find((home) => home.id === id) ?? []);
}

function PartFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <ErrorState onRetry={onRetry}>
      <p>Check your connection and try again.</p>
    </ErrorState>
  );
}

function BoardSkeleton(): ReactNode {
  return (
    <div className={css['skeleton']}>
      <LoadingText>Loading your homes</LoadingText>
      {[1, 2, 3].map((column) => (
        <Skeleton key={column} shape="block" />
      ))}
    </div>
  );
}
