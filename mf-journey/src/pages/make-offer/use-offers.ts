import {
  createOffer,
  deleteOffer,
  type getContract,
  listOffers,
  takeOfferStep,
  type ContractStatus,
  type Offer,
  type OfferList,
  type OfferStep,
} from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import { operationMutation, operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useContractRefresh } from '../../features/contract/index.js';

type Contracts = OperationReply<typeof getContract>;

/** Read again whenever the buyer comes back: a partner may have written down an answer meanwhile. */
export function useOffers() {
  return useQuery({ ...operationQuery(useCaller(), listOffers), staleTime: 0, refetchOnWindowFocus: true });
}

/** Begins an offer. */
export function useBeginOffer() {
  return useMutation(operationMutation(useCaller(), createOffer, { changes: listOffers, write: withOffer }));
}

export function useDeleteDraft() {
  const write = (list: OfferList, _: undefined, { params }: { params: { offerId: string } }): OfferList => ({
    ...list,
    offers: list.offers.filter(({ id }) => id !== params.offerId),
  });
  return useMutation(operationMutation(useCaller(), deleteOffer, { changes: listOffers, write }));
}

/** Writes down what happened to an offer. Its home, contract, deadlines, and milestone follow. */
export function useOfferStep(offer: Offer) {
  const refresh = useContractRefresh();
  const { mutateAsync, isPending, error, reset, variables } = useMutation({
    ...operationMutation(useCaller(), takeOfferStep, {
      changes: listOffers,
      write: (list: OfferList, reply) => withOffer(list, reply.offer),
    }),
    onSuccess(_reply, { body }) {
      refresh(body.step === 'reopen');
    },
  });
  return {
    /** The step being saved. */
    saving: isPending ? variables.body.step : undefined,
    error,
    reset,
    take: (step: OfferStep) =>
      mutateAsync({ params: { offerId: offer.id }, headers: { 'if-match': offer.version }, body: step }),
  };
}

/** How the contract that came of an offer has ended, if it has. Taken back and accepted again, an offer may have had several. */
export const endOf = ({ id, status }: Offer, { contract, history }: Contracts): ContractStatus | undefined =>
  status === 'accepted' && contract?.offerId !== id ? history.find(({ offerId }) => offerId === id)?.status : undefined;

export function withOffer(list: OfferList, changed: Offer): OfferList {
  return { ...list, offers: [changed, ...list.offers.filter(({ id }) => id !== changed.id)] };
}
