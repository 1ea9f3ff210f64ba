import { useState, type ReactNode } from 'react';
import { offerStatuses, type Offer, type OfferList } from '@hearthway/contracts/journey';
import { Badge, Button, type Tone } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { ContractRoom, useContract, useShownContract } from '../../features/contract/index.js';
import { QuestionDialog } from '../../features/dialogs/index.js';
import { useHomes } from '../../features/homes/index.js';
import { useRulesSettled } from '../../features/milestones/index.js';
import { useOffers } from '../../features/offers/index.js';
import { StepPage, Waiting } from '../../features/step-page/index.js';
import { candidatesOf, HomePicker } from './home-picker.js';
import { Know } from './know.js';
import { OfferWorkspace } from './offer-workspace.js';
import { SignedContract } from './signed-contract/signed-contract.js';
import css from './make-offer.module.css';

export function MakeOffer(): ReactNode {
  const offers = useOffers();
  const homes = useHomes();
  const contract = useContract();
  // All at once, so that nothing shifts.
  const settled = useRulesSettled() && !offers.isPending && !homes.isPending && !contract.isPending;
  return (
    <StepPage
      milestone="Make Offer"
      lead="Choose a price you can explain, set terms you can live with, and keep track until the answer is yes."
      settled={settled}
    >
      {settled ? (
        <>
          <Workspace offers={offers} homes={homes} />
          <Know />
        </>
      ) : (
        <Waiting noun="offers" queries={[]} />
      )}
    </StepPage>
  );
}

interface WorkspaceProps {
  readonly offers: ReturnType<typeof useOffers>;
  readonly homes: ReturnType<typeof useHomes>;
}

function Workspace({ offers, homes }: WorkspaceProps): ReactNode {
  const [openId, setOpenId] = useState<string>();
  const [unsaved, setUnsaved] = useState(false);
  /** The offer that waits for the buyer to leave what they typed. */
  const [next, setNext] = useState<Offer>();
  const contract = useContract().data?.contract;
  const shownContract = useShownContract();
  if (!offers.data || !homes.data) return <Waiting noun="offers" queries={[offers, homes]} />;
  const { homes: board } = homes.data;
  const shown = openOffer(offers.data, openId);
  const open = (offer: Offer): void => {
    if (unsaved && offer.id !== shown?.id) setNext(offer);
    else show(offer);
  };
  const show = ({ id }: Offer): void => {
    setNext(undefined);
    setOpenId(id);
    // It is further up than the button.
    document.getElementById('your-offers')?.focus();
  };
  return (
    <>
      {/* One that came of an offer is shown with that offer. */}
      {shownContract?.offerId === null && <ContractRoom />}
      {offers.data.offers.length > 0 && <OfferChooser offers={offers.data.offers} open={shown} onOpen={open} />}
      {shown && (
        <OfferWorkspace
          key={shown.id}
          offer={shown}
          home={board.find(({ id }) => id === shown.homeId)}
          toolkit={offers.data.toolkit}
          unsaved={unsaved}
          onUnsaved={setUnsaved}
        />
      )}
      <HomePicker homes={board} offers={offers.data.offers} onOpen={open} />
      {contract === null && <SignedContract homes={candidatesOf(board)} />}
      {next && (
        <QuestionDialog
          title="Leave without saving?"
          no="Stay here"
          yes="Leave without saving"
          tone="danger"
          onClose={() => setNext(undefined)}
          onYes={() => show(next)}
        >
          <p>The terms you changed for {shown?.address} aren’t saved yet.</p>
        </QuestionDialog>
      )}
    </>
  );
}

/** The one that the buyer chose, or else the one that most likely needs them. */
function openOffer({ offers }: OfferList, openId: string | undefined): Offer | undefined {
  const order: readonly Offer['status'][] = ['countered', 'sent', 'draft', 'accepted'];
  const likely = order.flatMap((status) => offers.find((offer) => offer.status === status) ?? [])[0];
  return offers.find(({ id }) => id === openId) ?? likely ?? offers[0];
}

interface OfferChooserProps {
  readonly offers: readonly Offer[];
  readonly open: Offer | undefined;
  readonly onOpen: (offer: Offer) => void;
}

function OfferChooser({ offers, open, onOpen }: OfferChooserProps): ReactNode {
  return (
    <section aria-labelledby="your-offers" className={css['chooser']}>
      <h2 id="your-offers" tabIndex={-1} className={css['title']}>
        Your offers
      </h2>
      <ul className={css['offers']}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <Button
              variant={offer === open ? 'secondary' : 'quiet'}
              aria-pressed={offer === open}
              className={css['offer']}
              onClick={() => onOpen(offer)}
            >
              <span className={css['offer-address']}>{offer.address}</span>
              <span>{formatCents(offer.terms.priceCents)}</span>
              <Badge tone={statusTones[offer.status]}>{offerStatuses[offer.status]}</Badge>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const statusTones: Readonly<Record<Offer['status'], Tone>> = {
  draft: 'neutral',
  sent: 'accent',
  countered: 'warning',
  accepted: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
};
