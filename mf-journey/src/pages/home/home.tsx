import { useState, type ReactNode } from 'react';
import { listHomes, type AssessedHome } from '@hearthway/contracts/journey';
import { Alert, buttonClassName, Card, ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { lazyPart, useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { draftStorageQuery } from '../../features/drafts/index.js';
import { useImpressions, type ImpressionsDraft, type ImpressionsDrafts } from '../../features/impressions/index.js';
import { dayOf, useToday } from '../../features/local-time/index.js';
import { Costs, type HomeList } from './costs.js';
import { DeleteHome } from './delete-home.js';
import { Fit } from './fit/fit.js';
import { Flags } from './flags.js';
import { back, HomeHead } from './home-head.js';
import { Impressions } from './impressions/impressions.js';
import { NotFound } from './not-found.js';
import { HomePhotos } from './home-photos.js';
import { ComparableSales } from './prices/comparable-sales.js';
import { PriceHistory } from './prices/price-history.js';
import { Tour } from './tour/tour.js';
import css from './home.module.css';

const EditDialog = lazyPart(async () => (await import('./edit/edit-dialog.js')).EditDialog, {
  waiting: <LoadingText>Loading the form</LoadingText>,
  failed: (retry) => (
    <Card>
      <ErrorState title="We couldn’t load the form" onRetry={retry}>
        Check your connection and try again.
      </ErrorState>
    </Card>
  ),
});

/** One home: what it would cost, how it fits, what to know, and what the buyer thinks of it. */
export function HomePage(): ReactNode {
  const { homeId = '' } = useParams();
  const { session } = usePlatform();
  const caller = useCaller();
  const query = useQuery({
    ...operationQuery(caller, listHomes),
    // Another device may have changed it. Without a connection, what was loaded earlier is shown, however long ago.
    staleTime: 0,
    gcTime: Infinity,
    refetchOnWindowFocus: true,
    networkMode: 'always',
  });
  const { data: drafts } = useQuery({
    ...draftStorageQuery<string, ImpressionsDraft>(session, caller.userId, 'homeNotes'),
    enabled: caller.userId !== undefined,
  });
  const { data: list, isError, isFetching } = query;
  const home = list?.homes.find(({ id }) => id === homeId);
  if (list && home && drafts) {
    return <Details key={homeId} home={home} list={list} drafts={drafts} isOutdated={isError} />;
  }
  if (list && drafts && !home && !isFetching) return <NotFound homeId={homeId} drafts={drafts} />;
  if (isError && !list) {
    return (
      <Card padding="large">
        <ErrorState
          title="We couldn’t load this home"
          headingLevel={1}
          onRetry={() => void query.refetch()}
          retrying={isFetching}
          action={
            <PageLink to={back.to} className={buttonClassName({ variant: 'quiet' })}>
              {back.text}
            </PageLink>
          }
        >
          <p>It’s safe, and so are notes that you wrote on this device. Check your connection and try again.</p>
        </ErrorState>
      </Card>
    );
  }
  return (
    <Card padding="large">
      <LoadingText>Loading this home</LoadingText>
      <Skeleton shape="title" width="half" />
      <Skeleton lines={3} />
    </Card>
  );
}

interface DetailsProps {
  readonly home: AssessedHome;
  readonly list: HomeList;
  readonly drafts: ImpressionsDrafts;
  /** The latest try to load it failed. */
  readonly isOutdated: boolean;
}

function Details({ home, list, drafts, isOutdated }: DetailsProps): ReactNode {
  const [impressions, editor] = useImpressions(home, drafts);
  const [dialog, setDialog] = useState<'edit' | 'delete'>();
  const today = useToday();
  const isTourDay = home.tourAt !== null && dayOf(new Date(home.tourAt)) === today;
  const close = (): void => {
    setDialog(undefined);
  };
  return (
    <>
      <HomeHead
        home={home}
        onEdit={() => {
          setDialog('edit');
        }}
        onDelete={() => {
          setDialog('delete');
        }}
      />
      {isOutdated && (
        <Alert tone="warning" announce="polite" title="We can’t reach our service right now">
          This is what we last loaded. Keep writing: your notes stay on this device, and we’ll send them later.
        </Alert>
      )}
      <div className={css['columns']}>
        <div className={css['column']}>
          <Tour home={home} />
          <Impressions homeId={home.id} state={impressions} editor={editor} startsOpen={isTourDay} />
        </div>
        <div className={css['column']}>
          <Costs home={home} list={list} startsOpen={!isTourDay} />
          <Fit home={home} />
          <Flags home={home} />
          <PriceHistory home={home} />
          <ComparableSales home={home} />
          <HomePhotos home={home} />
        </div>
      </div>
      {dialog === 'edit' && <EditDialog home={home} onClose={close} />}
      {dialog === 'delete' && <DeleteHome home={home} onClose={close} onDeleted={editor.discard} />}
    </>
  );
}
