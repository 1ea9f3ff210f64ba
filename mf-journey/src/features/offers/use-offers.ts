import type { Offer, OfferEntry, OfferList, OfferStep } from '@hearthway/contracts/journey';
import { RequestError } from '@hearthway/web-kit/http';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useContractRefresh } from '../contract/index.js';
import { useHomeCache } from '../homes/index.js';
import { useRefreshedRules } from '../milestones/index.js';
import {
  offersQuery,
  sendNewOffer,
  sendOfferChange,
  sendOfferDeletion,
  sendOfferStep,
  type OfferVersion,
} from './api.js';

export function useOffers() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({ ...offersQuery(session, user?.id), enabled: Boolean(user) });
}

/** Changes offers on the server, and then the list on screen. A toast reports refusals. */
export function useOfferChanges() {
  const { session, toast } = usePlatform();
  const userId = useUser()?.id;
  const client = useQueryClient();
  const homes = useHomeCache();
  const refreshRules = useRefreshedRules();
  const refreshContract = useContractRefresh();
  const { queryKey } = offersQuery(session, userId);
  // One for each new offer, so that sending it again after a lost answer begins nothing twice.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());

  const put = (changed: Offer): void => {
    client.setQueryData<OfferList>(
      queryKey,
      (list) => list && { ...list, offers: [changed, ...list.offers.filter(({ id }) => id !== changed.id)] },
    );
    refreshRules();
  };
  const refused = (error: Error): void => {
    toast({ title: 'We couldn’t save that', description: error.message, tone: 'destructive' });
    // Someone else was faster, or it is gone: show what there is.
    if (error instanceof RequestError) void client.invalidateQueries({ queryKey });
  };

  return {
    begin: useMutation({
      mutationFn: (homeId: string) => sendNewOffer(session, homeId, idempotencyKey),
      onSuccess(offer) {
        setIdempotencyKey(crypto.randomUUID());
        put(offer);
      },
      onError: refused,
    }),
    change: useMutation({
      mutationFn: ({ offer, entry }: { offer: OfferVersion; entry: OfferEntry }) =>
        sendOfferChange(session, offer, entry),
      onSuccess: put,
      onError: refused,
    }),
    step: useMutation({
      mutationFn: ({ offer, step }: { offer: OfferVersion; step: OfferStep }) => sendOfferStep(session, offer, step),
      onSuccess({ offer }) {
        put(offer);
        void homes.refetch();
        // Sent, it completes Home Search; accepted, it makes a contract with deadlines.
        refreshContract();
      },
      onError: refused,
    }),
    remove: useMutation({
      mutationFn: (offer: OfferVersion) => sendOfferDeletion(session, offer),
      onSuccess: (_, { id }) => {
        client.setQueryData<OfferList>(
          queryKey,
          (list) => list && { ...list, offers: list.offers.filter((other) => other.id !== id) },
        );
        refreshRules();
      },
      onError: refused,
    }),
  };
}
