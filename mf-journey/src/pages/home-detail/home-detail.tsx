import { useState, type ReactNode } from 'react';
import { homeStages, marketStatuses, type AssessedHome } from '@hearthway/contracts/journey';
import {
  Alert,
  ArrowLeftIcon,
  Badge,
  Button,
  buttonClassName,
  EmptyState,
  ErrorState,
  LoadingText,
  Skeleton,
} from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { useUser } from '@hearthway/web-kit/slice';
import { useParams } from 'react-router-dom';
import { placeOf, shortFacts, StageMenu, useAskedMove, useHomes, useMove } from '../../features/homes/index.js';
import { formatShortDay } from '../../features/local-time/index.js';
import { Duplicates } from './duplicates.js';
import { EditHomeDialog } from './edit-home-dialog.js';
import { DeleteHomeDialog } from './delete-home-dialog.js';
import { Figures } from './figures.js';
import { Flags } from './flags.js';
import { Impressions } from './impressions.js';
import { PriceHistory } from './price-history.js';
import { Tour } from './tour.js';
import css from './home-detail.module.css';

/** One home: what it costs, how it fits, what to know, and the buyer's own notes. */
export function HomeDetail(): ReactNode {
  const { homeId } = useParams();
  const query = useHomes();
  const userId = useUser()?.id;
  const home = query.data?.homes.find(({ id }) => id === homeId);
  if (home && userId)
    return <Detail key={home.id} home={home} homes={query.data?.homes ?? []} userId={userId} isStale={query.isError} />;
  if (query.isError) {
    return (
      <ErrorState
        title="We couldn’t load this home"
        headingLevel={1}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        <p>It is safe, and so are notes you wrote on this device. Check your connection and try again.</p>
      </ErrorState>
    );
  }
  if (query.data) {
    return (
      <EmptyState title="We couldn’t find this home" headingLevel={1} action={<BackLink />}>
        <p>It may have been deleted or merged with another one.</p>
      </EmptyState>
    );
  }
  return (
    <div className={css['sections']}>
      <LoadingText>Loading this home</LoadingText>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" />
      <Skeleton lines={5} />
    </div>
  );
}

interface DetailProps {
  readonly home: AssessedHome;
  readonly homes: readonly AssessedHome[];
  readonly userId: string;
  readonly isStale: boolean;
}

function Detail({ home, homes, userId, isStale }: DetailProps): ReactNode {
  const [dialog, setDialog] = useState<'edit' | 'delete'>();
  const move = useMove();
  const { ask, question } = useAskedMove((moved, stage) => void move(moved, stage));
  const close = (): void => {
    setDialog(undefined);
  };
  return (
    <article className={css['sections']}>
      {question}
      <header className={css['head']}>
        <BackLink />
        <h1 tabIndex={-1}>{home.address}</h1>
        <p className={css['place']}>{[placeOf(home), shortFacts(home)].filter(Boolean).join(' · ')}</p>
        <p className={css['price']}>{formatCents(home.priceCents)}</p>
        <div className={css['badges']}>
          <Badge tone="primary">{homeStages[home.stage]}</Badge>
          <Badge tone={home.marketStatus === 'for_sale' ? 'neutral' : 'warning'}>
            {marketStatuses[home.marketStatus]}
          </Badge>
          <span className={css['hint']}>
            Checked {formatShortDay(new Date(home.statusCheckedAt))}
            {home.listedOn && ` · ${daysOnMarket(home.listedOn)}`}
          </span>
        </div>
        <div className={css['actions']}>
          <StageMenu home={home} onMove={ask} />
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              setDialog('edit');
            }}
          >
            Edit facts
          </Button>
          {home.link && (
            <a
              className={buttonClassName({ variant: 'secondary', size: 'small' })}
              href={home.link}
              rel="noopener noreferrer nofollow"
              target="_blank"
            >
              Open the listing
            </a>
          )}
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setDialog('delete');
            }}
          >
            Delete
          </Button>
        </div>
      </header>
      {isStale && (
        <Alert tone="warning" announce="polite" title="You’re offline, or we can’t reach the server">
          Keep writing: your notes stay on this device and are sent later.
        </Alert>
      )}
      <Duplicates home={home} homes={homes} />
      <div className={css['columns']}>
        <div className={css['column']}>
          <Impressions home={home} userId={userId} />
          <PriceHistory home={home} />
        </div>
        <div className={css['column']}>
          <Figures home={home} />
          <Tour home={home} />
          <Flags home={home} />
        </div>
      </div>
      {dialog === 'edit' && <EditHomeDialog home={home} onClose={close} />}
      {dialog === 'delete' && <DeleteHomeDialog home={home} onClose={close} />}
    </article>
  );
}

function BackLink(): ReactNode {
  return (
    <PageLink to="/home-search" className={css['back']}>
      <ArrowLeftIcon size={18} />
      Back to your homes
    </PageLink>
  );
}

function daysOnMarket(listedOn: string): string {
  const days = Math.max(0, Math.round((Date.now() - Date.parse(listedOn)) / 86_400_000));
  return `${days} ${days === 1 ? 'day' : 'days'} on the market`;
}
