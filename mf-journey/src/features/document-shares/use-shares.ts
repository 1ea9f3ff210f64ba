import {
  listDocumentShares,
  type BuyerDocument,
  type DocumentSlot,
  type NewDocumentRequest,
  type NewDocumentShare,
} from '@hearthway/contracts/journey';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { fetchShares, sendRequest, sendRevocation, sendShare } from './api.js';

/** What a link is made for: a document, or a paper that someone else has. */
export type ShareTarget = { readonly document: BuyerDocument } | { readonly slot: DocumentSlot };

export function useShares() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({
    queryKey: [listDocumentShares.path, user?.id],
    queryFn: ({ signal }) => fetchShares(session, signal),
    enabled: Boolean(user),
  });
}

type NewLink = NewDocumentShare | NewDocumentRequest;

/** Makes a link, and gives its token. Tried again after a lost answer, it makes no second one. */
export function useShareMaking(target: ShareTarget) {
  const { session } = usePlatform();
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  return async (link: NewLink): Promise<string> => {
    const made =
      'document' in target
        ? await sendShare(session, target.document.id, link as NewDocumentShare, key.current)
        : await sendRequest(session, target.slot.key, link, key.current);
    await client.invalidateQueries({ queryKey: [listDocumentShares.path] });
    return made.token;
  };
}

export function useRevocation() {
  const { session, toast } = usePlatform();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shareId: string) => sendRevocation(session, shareId),
    onError: (error) =>
      toast({ title: 'We couldn’t turn off that link', description: error.message, tone: 'destructive' }),
    onSettled: () => void client.invalidateQueries({ queryKey: [listDocumentShares.path] }),
  });
}
