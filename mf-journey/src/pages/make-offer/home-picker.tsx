import type { ReactNode } from 'react';
import { liveStatuses, type AssessedHome, type Offer } from '@hearthway/contracts/journey';
import { Alert, Button, buttonClassName, EmptyState, HouseIllustration, VisuallyHidden } from '@hearthway/web-kit';
import { useIdempotencyKeys } from '@hearthway/web-kit/http';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { useNavigate } from 'react-router-dom';
import { placeOf } from '../../features/homes/index.js';
import { parts } from '../../features/page-parts/index.js';
import { Row, RowNote, RowTitle, ShortList } from '../../features/rows/index.js';
import { addressOf } from './offer-address.js';
import { useBeginOffer } from './use-offers.js';

interface HomePickerProps {
  readonly homes: readonly AssessedHome[];
  readonly offers: readonly Offer[];
  /** Of the home whose page led here, which comes first. */
  readonly wantedId: string | null;
}

/** Those closest to an offer first. A home under contract or passed over needs none. */
const stages: readonly AssessedHome['stage'][] = ['offer', 'shortlist', 'tour', 'saved'];

/** The homes on the board to begin an offer for. */
export function HomePicker({ homes, offers, wantedId }: HomePickerProps): ReactNode {
  const navigate = useNavigate();
  const keyFor = useIdempotencyKeys();
  const begin = useBeginOffer();
  const candidates = stages
    .flatMap((stage) => homes.filter((home) => home.stage === stage))
    .filter((home) => !offers.some((offer) => offer.homeId === home.id && isCurrent(offer)))
    .toSorted((one, other) => Number(other.id === wantedId) - Number(one.id === wantedId));
  const start = async ({ id }: AssessedHome): Promise<void> => {
    // Another offer for the same home later is a new one.
    const earlier = offers.filter(({ homeId }) => homeId === id).map((offer) => offer.id);
    try {
      const offer = await begin.mutateAsync({
        headers: { 'idempotency-key': keyFor([id, ...earlier]) },
        body: { homeId: id },
      });
      void navigate(addressOf(offer.id, 'evidence'));
    } catch {
      // Shown below.
    }
  };
  if (candidates.length === 0) return offers.length === 0 ? <NoHomes /> : <OtherHomes />;
  return (
    <>
      {begin.error && (
        <Alert tone="danger" title="We couldn’t begin your offer">
          {begin.error.message}
        </Alert>
      )}
      <ShortList items={candidates}>
        {(home) => (
          <Row
            key={home.id}
            beside={
              home.state === null ? (
                <PageLink
                  to={`/home-search/${home.id}`}
                  className={buttonClassName({ variant: 'secondary', size: 'small' })}
                >
                  Add its state first<VisuallyHidden>, for {home.address}</VisuallyHidden>
                </PageLink>
              ) : (
                <Button
                  size="small"
                  variant={home.id === wantedId ? 'primary' : 'secondary'}
                  pending={begin.isPending && begin.variables.body.homeId === home.id}
                  pendingText="Starting…"
                  onClick={() => void start(home)}
                >
                  Write an offer<VisuallyHidden> for {home.address}</VisuallyHidden>
                </Button>
              )
            }
          >
            <RowTitle>{home.address}</RowTitle>
            <RowNote>
              {[placeOf(home), `asking ${formatCents(home.priceCents)}`].filter((text) => text !== '').join(', ')}
            </RowNote>
          </Row>
        )}
      </ShortList>
      {candidates.some(({ state }) => state === null) && (
        <p className={parts['note']}>The rules and the usual terms depend on the state, so we need it first.</p>
      )}
    </>
  );
}

/** A second offer for the same home would compete with it. */
const isCurrent = ({ status }: Offer): boolean => status === 'draft' || liveStatuses.includes(status);

function NoHomes(): ReactNode {
  return (
    <EmptyState
      headingLevel={3}
      illustration={<HouseIllustration />}
      title="No home to make an offer for yet"
      action={
        <PageLink to="/home-search" className={buttonClassName()}>
          Go to Home Search
        </PageLink>
      }
    >
      <p>Save the home you want on your board. Then come back, and we help you price it.</p>
    </EmptyState>
  );
}

function OtherHomes(): ReactNode {
  return (
    <p className={parts['note']}>
      For another home, <PageLink to="/home-search">save it in Home Search</PageLink> first.
    </p>
  );
}
