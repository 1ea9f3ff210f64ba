import { useState, type ReactNode } from 'react';
import { listHomes } from '@hearthway/contracts/journey';
import { Card, ErrorState, LoadingText, Skeleton, useFocusAfter } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { lazyPart, useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { WaitingNotes } from '../../features/impressions/index.js';
import { MilestoneChecklist } from '../../features/milestone-checklist/index.js';
import { useMilestones } from '../../features/milestones/index.js';
import { PageHead } from '../../features/page-head/index.js';
import type { AddWay } from './add-home/add-ways.js';
import { FirstHome } from './first-home.js';
import { Notices } from './notices.js';
import { SavedHomes } from './saved-homes.js';
import css from './home-search.module.css';

const AddHomeDialog = lazyPart(async () => (await import('./add-home/add-home-dialog.js')).AddHomeDialog, {
  waiting: <LoadingText>Loading the form</LoadingText>,
  failed: (retry) => (
    <Card>
      <ErrorState title="We couldn’t load the form" onRetry={retry} />
    </Card>
  ),
});

/** The homes that a buyer collects, from the first look to a contract. */
export function HomeSearch(): ReactNode {
  // A tour's notes may come from a phone, and a partner's changes from another window.
  const query = useQuery({ ...operationQuery(useCaller(), listHomes), staleTime: 0, refetchOnWindowFocus: true });
  const [way, setWay] = useState<AddWay>();
  const { refresh } = useMilestones();
  useFocusAfter(way !== undefined, () => document.querySelector('h1'));
  const { data } = query;
  return (
    <>
      <PageHead
        title="Home search"
        lead="Collect the homes you look at, see what each one costs you, and move them from first look to offer."
      />
      {data ? (
        <>
          <WaitingNotes homes={data.homes} />
          {data.homes.length === 0 && <FirstHome onAdd={setWay} />}
          <Notices missing={data.missing} />
          {data.homes.length > 0 && (
            <SavedHomes
              list={data}
              onAdd={() => {
                setWay('type');
              }}
            />
          )}
          <MilestoneChecklist milestone="home-search" />
        </>
      ) : query.isError ? (
        <Card padding="large">
          <ErrorState
            title="We couldn’t load your homes"
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          >
            They are safe. Check your connection and try again.
          </ErrorState>
        </Card>
      ) : (
        <>
          <LoadingText>Loading your homes</LoadingText>
          <div className={css['waiting']}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        </>
      )}
      {way && (
        <AddHomeDialog
          way={way}
          onClose={() => {
            setWay(undefined);
            void refresh();
          }}
        />
      )}
    </>
  );
}
