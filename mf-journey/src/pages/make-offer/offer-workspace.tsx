import type { ReactNode } from 'react';
import { offerStatuses, type AssessedHome, type Offer } from '@hearthway/contracts/journey';
import { ContractRoom, useShownContract } from '../../features/contract/index.js';
import { Section } from '../../features/page-parts/index.js';
import { Answer } from './answer/answer.js';
import { Comparables } from './comparables/comparables.js';
import { DeleteDraft } from './delete-draft.js';
import { Review } from './review/review.js';
import { Strategies } from './strategies.js';
import { TermSheet } from './term-sheet.js';
import { TermsEditor } from './terms/terms-editor.js';
import { TermsSummary } from './terms/terms-summary.js';

export interface OfferWorkspaceProps {
  readonly offer: Offer;
  /** `undefined` if the buyer deleted it since. */
  readonly home: AssessedHome | undefined;
  readonly toolkit: boolean;
  /** Whether the form of its terms differs from what is saved. */
  readonly unsaved: boolean;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** One offer: a draft is written here, one that went out is followed. */
export function OfferWorkspace({ offer, home, toolkit, unsaved, onUnsaved }: OfferWorkspaceProps): ReactNode {
  const draft = offer.status === 'draft';
  const contract = useShownContract();
  return (
    <>
      {!draft && <Answer offer={offer} state={home?.state ?? null} />}
      {offer.status === 'accepted' && (!contract || contract.offerId === offer.id) && <ContractRoom />}
      <Section id="evidence" title={draft ? '1. What similar homes sold for' : 'What similar homes sold for'}>
        <Comparables offer={offer} squareFeet={home?.squareFeet ?? null} />
      </Section>
      {draft && (
        <Section id="strategies" title="2. Choose a price">
          <Strategies offer={offer} toolkit={toolkit} />
        </Section>
      )}
      <Section id="terms" title={draft ? '3. Set your terms' : `Terms (${offerStatuses[offer.status].toLowerCase()})`}>
        {draft ? (
          <TermsEditor offer={offer} state={home?.state ?? null} onUnsaved={onUnsaved} />
        ) : (
          <>
            <TermsSummary terms={offer.terms} />
            {toolkit && (
              <div>
                <TermSheet offer={offer} />
              </div>
            )}
          </>
        )}
      </Section>
      {draft && (
        <Section id="review" title="4. Look it over">
          <Review offer={offer} toolkit={toolkit} unsaved={unsaved} />
          <div>
            <DeleteDraft offer={offer} />
          </div>
        </Section>
      )}
    </>
  );
}
