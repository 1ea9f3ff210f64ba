import type { ReactNode } from 'react';
import { liveStatuses, offerStatuses, type AssessedHome, type Offer } from '@hearthway/contracts/journey';
import { Button, buttonClassName, EmptyState, VisuallyHidden } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { placeOf } from '../../features/homes/index.js';
import { useOfferChanges } from '../../features/offers/index.js';
import { Item, Items, Muted, Section } from '../../features/page-parts/index.js';

export interface HomePickerProps {
  readonly homes: readonly AssessedHome[];
  readonly offers: readonly Offer[];
  readonly onOpen: (offer: Offer) => void;
}

const stageOrder: readonly AssessedHome['stage'][] = ['offer', 'shortlist', 'tour', 'saved'];

/** The homes that the buyer may buy, those closest to an offer first. */
export function candidatesOf(homes: readonly AssessedHome[]): AssessedHome[] {
  return homes
    .filter(({ stage }) => stageOrder.includes(stage))
    .toSorted((one, other) => stageOrder.indexOf(one.stage) - stageOrder.indexOf(other.stage));
}

export function HomePicker({ homes, offers, onOpen }: HomePickerProps): ReactNode {
  const { begin } = useOfferChanges();
  const candidates = candidatesOf(homes);
  return (
    <Section id="pick-home" title={offers.length === 0 ? 'Pick the home' : 'Write another offer'}>
      {candidates.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title="No home to make an offer for yet"
          action={
            <PageLink to="/home-search" className={buttonClassName()}>
              Save a home
            </PageLink>
          }
        >
          <p>Save the home you want on your board. Then come back, and we’ll help you price it.</p>
        </EmptyState>
      ) : (
        <Items>
          {candidates.slice(0, shown).map((home) => (
            <Item
              key={home.id}
              name={home.address}
              end={
                <Button
                  variant="secondary"
                  size="small"
                  pending={begin.isPending && begin.variables === home.id}
                  pendingText="Starting…"
                  onClick={() => {
                    const current = currentOffer(home, offers);
                    if (current) onOpen(current);
                    else begin.mutate(home.id, { onSuccess: onOpen });
                  }}
                >
                  {currentOffer(home, offers) ? 'Open the offer' : 'Write an offer'}{' '}
                  <VisuallyHidden>for {home.address}</VisuallyHidden>
                </Button>
              }
            >
              <Muted>
                {[placeOf(home), `asking ${formatCents(home.priceCents)}`, statusOf(home, offers)]
                  .filter(Boolean)
                  .join(' · ')}
              </Muted>
            </Item>
          ))}
        </Items>
      )}
      {candidates.length > shown && (
        <Muted>
          {candidates.length - shown} more are on your board. Move one to Shortlist or Offer to see it here.
        </Muted>
      )}
    </Section>
  );
}

/** More would hide the rest of the page. The others are on the board. */
const shown = 8;

/** A draft, or one that waits for an answer: a second one for the same home would compete with it. */
function currentOffer(home: AssessedHome, offers: readonly Offer[]): Offer | undefined {
  return offers.find(
    ({ homeId, status }) => homeId === home.id && (status === 'draft' || liveStatuses.includes(status)),
  );
}

function statusOf(home: AssessedHome, offers: readonly Offer[]): string {
  const offer = offers.find(({ homeId }) => homeId === home.id);
  return offer ? `your offer: ${offerStatuses[offer.status].toLowerCase()}` : '';
}
