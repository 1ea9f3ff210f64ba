import { useEffect, useRef, type ReactNode } from 'react';
import { getContract, listHomes, type AssessedHome, type Offer, type OfferList } from '@hearthway/contracts/journey';
import { Card, EmptyState, useFocusAfter } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { LazyContract } from '../../features/contract/index.js';
import { MilestoneChecklist, useMilestoneRules } from '../../features/milestone-checklist/index.js';
import { FallbackNotice } from '../../features/milestones/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { NotLoaded, Section, Sections } from '../../features/page-section/index.js';
import { Draft } from './draft/draft.js';
import { Guide } from './guide/guide.js';
import { HomePicker } from './home-picker.js';
import { overview, useOfferAddress } from './offer-address.js';
import { ToolkitLine } from './toolkit-line.js';
import { Track } from './track/track.js';
import { UnderContract } from './under-contract.js';
import { useOffers } from './use-offers.js';
import { YourOffers } from './your-offers.js';

/** From the home to a contract: offers, what became of them, and what to know. */
export function MakeOffer(): ReactNode {
  const { offerId, homeId } = useOfferAddress();
  const offers = useOffers();
  const homes = useQuery({ ...operationQuery(useCaller(), listHomes), staleTime: 0 });
  const contract = useQuery(operationQuery(useCaller(), getContract));
  const rules = useMilestoneRules();
  // Its card moves when a contract begins or ends, and the button that did it is gone.
  useFocusAfter(Boolean(contract.data?.contract), pageHeading);
  useFocusAfter(contract.data?.contract === null, pageHeading);
  const { data: list } = offers;
  const board = homes.data?.homes;
  const waiting = (
    <Card>
      <NotLoaded what="offers" queries={[offers, homes]} />
    </Card>
  );
  const offer = list?.offers.find(({ id }) => id === offerId);
  useTitleInFocus(list && `${offerId} ${offer?.status === 'draft'}`);
  const isFirst = list?.offers.length === 0 && !contract.data?.contract;
  if (offerId !== null) {
    return (
      <>
        <PageHead
          title={offer ? `Offer for ${offer.address}` : 'Your offer'}
          lead={offer && offer.status !== 'draft' ? tracked : drafted}
          back={{ to: overview, text: 'All offers' }}
        />
        {!list || !board ? waiting : <OpenOffer key={offerId} offer={offer} list={list} homes={board} />}
      </>
    );
  }
  const isLoaded = list && board && contract.isFetched && rules.isFetched;
  return (
    <>
      <PageHead
        title="Make an offer"
        lead="Choose a price you can explain and terms you can live with, and keep track until the answer is yes."
      >
        <MilestoneChecklist milestone="make-offer" />
      </PageHead>
      <FallbackNotice />
      {/* The checklist grows at the same moment: what took the place of the card hasn’t moved. */}
      <Sections key={isLoaded ? 'loaded' : 'waiting'}>
        {isLoaded ? (
          <>
            {contract.data?.contract && <LazyContract />}
            {list.offers.length > 0 && (
              <Section title="Your offers" startsOpen>
                <YourOffers offers={list.offers} />
              </Section>
            )}
            <Section title={isFirst ? 'Pick the home' : 'Write another offer'} startsOpen={isFirst || homeId !== null}>
              <HomePicker homes={board} offers={list.offers} wantedId={homeId} />
              {!list.toolkit && (
                <ToolkitLine>
                  Writing offers is free. The Offer Toolkit adds three prices with their reasons, and a term sheet.
                </ToolkitLine>
              )}
            </Section>
            {!contract.data?.contract && <LazyContract />}
          </>
        ) : (
          waiting
        )}
        {![offers, homes, contract, rules].some(({ isPending }) => isPending) && <Guide homes={board} />}
      </Sections>
    </>
  );
}

const pageHeading = (): HTMLElement | null => document.querySelector('h1');

/** Focuses the title when an offer is opened, left, or sent, since what was pressed is gone. */
function useTitleInFocus(place: string | undefined): void {
  const shown = useRef(place);
  useEffect(() => {
    if (place === undefined) return;
    if (shown.current !== undefined && shown.current !== place) document.querySelector('h1')?.focus();
    shown.current = place;
  }, [place]);
}

const drafted = 'One step at a time. You can leave and come back, and nothing goes out by itself.';
const tracked = 'Write down each answer here. We keep the terms before it, and what happens next stays up to you.';

interface OpenOfferProps {
  /** `undefined` if it was deleted, or never was. */
  readonly offer: Offer | undefined;
  readonly list: OfferList;
  readonly homes: readonly AssessedHome[];
}

/** A draft is written, and one that went out is tracked. */
function OpenOffer({ offer, list, homes }: OpenOfferProps): ReactNode {
  if (!offer) {
    return (
      <Card>
        <EmptyState title="This offer isn’t here" action={<PageLink to={overview}>See all offers</PageLink>}>
          <p>It may have been deleted in another window.</p>
        </EmptyState>
      </Card>
    );
  }
  const home = homes.find(({ id }) => id === offer.homeId);
  return (
    <Sections>
      <UnderContract status={offer.status} />
      {offer.status === 'draft' ? (
        <Draft offer={offer} home={home} list={list} />
      ) : (
        <Track offer={offer} home={home} toolkit={list.toolkit} />
      )}
    </Sections>
  );
}
