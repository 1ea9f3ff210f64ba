import type { ReactNode } from 'react';
import {
  changeContract,
  createContract,
  getContract,
  listHomes,
  listOffers,
  liveStatuses,
  type PurchaseContract,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { callOperation, operationMutation, operationQuery, useIdempotencyKeys } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQuery } from '@tanstack/react-query';
import { EntryDialog, type DialogCalls } from '../../entry-dialog/index.js';
import { useContractRefresh } from '../use-contract-refresh.js';
import { termsFacts } from './terms-facts.js';
import { TermsFields } from './terms-fields.js';
import { newTerms, termsForm, valuesOf } from './terms-form.js';

interface TermsDialogProps {
  /** The contract to change; without it, one is entered. */
  readonly contract?: PurchaseContract;
  readonly onClose: () => void;
}

const termsKind = { noun: 'contract', form: termsForm, factsOf: termsFacts };

/** Asks what a signed contract says. */
export function TermsDialog({ contract, onClose }: TermsDialogProps): ReactNode {
  const { toast } = usePlatform();
  const refresh = useContractRefresh();
  const { data } = useQuery(operationQuery(useCaller(), listHomes));
  const homes = data?.homes ?? [];
  const { data: list } = useQuery(operationQuery(useCaller(), listOffers));
  // As the service does: for a home that is new to the contract, unless it came of an offer already.
  const acceptsOffer = (homeId: string): boolean =>
    !contract?.offerId &&
    contract?.terms.homeId !== homeId &&
    (list?.offers.some((offer) => offer.homeId === homeId && liveStatuses.includes(offer.status)) ?? false);
  return (
    <EntryDialog
      size="large"
      title={contract ? 'Change the contract’s terms' : 'Your signed contract'}
      kind={termsKind}
      calls={useContractCalls()}
      stored={contract && storedTerms(contract)}
      initial={contract ? valuesOf(contract.terms) : newTerms(undefined)}
      fieldOf={{ 'day.in-future': 'effectiveOn', 'contract.unknown-home': 'homeId' }}
      onClose={onClose}
      onSaved={() => {
        onClose();
        toast(
          contract
            ? { title: 'Contract saved', description: 'Your deadlines follow it, also in your calendar.' }
            : { title: 'You’re under contract', description: 'Your deadlines are in your calendar. Compare each one.' },
        );
        refresh();
      }}
    >
      {(form) => <TermsFields form={form} homes={homes} acceptsOffer={acceptsOffer} />}
    </EntryDialog>
  );
}

interface StoredTerms extends PurchaseTerms {
  readonly id: string;
  readonly version: number;
}

const storedTerms = ({ id, version, terms }: PurchaseContract): StoredTerms => ({ ...terms, id, version });

function useContractCalls(): DialogCalls<PurchaseTerms, StoredTerms> {
  const caller = useCaller();
  const keyFor = useIdempotencyKeys();
  const { mutateAsync: create } = useMutation(operationMutation(caller, createContract, { changes: getContract }));
  const { mutateAsync: change } = useMutation(operationMutation(caller, changeContract, { changes: getContract }));
  return {
    async list() {
      const { contract } = await callOperation(caller.request, getContract);
      return contract ? [storedTerms(contract)] : [];
    },
    create: async (body) => storedTerms(await create({ body, headers: { 'idempotency-key': keyFor(body) } })),
    change: async ({ version }, body) => storedTerms(await change({ body, headers: { 'if-match': version } })),
  };
}
