import {
  getDocumentCenter,
  listCalendarEvents,
  listDocumentSlots,
  searchDocuments,
  type BuyerDocument,
  type DocumentEntry,
  type DocumentSlotKey,
  type SlotMark,
} from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { searchQuery, sendDocument, sendErasure, sendFromBin, sendMark, sendToBin, sendUploadEnd } from './api.js';
import { centerQuery } from './document-center.js';
import { ownUploads, type UploadTarget } from './own-uploads.js';
import { createUploader, type Uploader } from './uploader.js';

const checkingMilliseconds = 1_000;

/** Asks again while a file is being checked. */
export function useDocumentCenter() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({
    ...centerQuery(session, user?.id),
    enabled: Boolean(user),
    refetchInterval: ({ state: { data } }) =>
      data?.uploads.some(({ state }) => state === 'checking') ? checkingMilliseconds : false,
  });
}

/** Nothing is asked for without words. */
export function useDocumentSearch(words: string) {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({ ...searchQuery(session, user?.id, words), enabled: Boolean(user) && words !== '' });
}

/** What follows from a document: the slots, and the calendar. */
function refresh(client: QueryClient): void {
  for (const { path } of [getDocumentCenter, listDocumentSlots, listCalendarEvents, searchDocuments]) {
    void client.invalidateQueries({ queryKey: [path] });
  }
}

/** A change of documents that is told in a toast if it is refused. */
function useChange<Change>(send: (session: SessionAccess, change: Change) => Promise<unknown>) {
  const { session, toast } = usePlatform();
  const client = useQueryClient();
  return useMutation({
    scope: { id: getDocumentCenter.path },
    mutationFn: (change: Change) => send(session, change),
    onError: (error) => toast({ title: 'We couldn’t save that', description: error.message, tone: 'destructive' }),
    onSettled: () => refresh(client),
  });
}

export interface DocumentChange {
  readonly document: BuyerDocument;
  readonly entry: DocumentEntry;
}

export const useDocumentChange = () =>
  useChange(async (session, { document, entry }: DocumentChange) => sendDocument(session, document, entry));

export const useSlotMark = () =>
  useChange(async (session, { slot, mark }: { readonly slot: DocumentSlotKey; readonly mark: SlotMark }) =>
    sendMark(session, slot, mark),
  );

/** Puts documents into the bin, with an Undo, takes them out, and deletes them for good. */
export function useBin() {
  const { toast } = usePlatform();
  const restore = useChange(async (session, document: BuyerDocument) => sendFromBin(session, document));
  const erase = useChange(async (session, document: BuyerDocument) => sendErasure(session, document));
  const put = useChange(async (session, document: BuyerDocument) => {
    await sendToBin(session, document);
    const binned = { ...document, version: document.version + 1 };
    toast({
      title: `“${document.name}” is in the bin`,
      description: 'It stays there for 30 days.',
      action: { label: 'Undo', onSelect: () => restore.mutate(binned) },
    });
  });
  return { put, restore, erase };
}

export const useUploadEnd = () => useChange(async (session, uploadId: string) => sendUploadEnd(session, uploadId));

/** One for each signed-in session, so that files go on while the buyer looks at other pages. */
const uploaders = new WeakMap<SessionAccess, Map<string, Uploader<UploadTarget>>>();

export function useUploader() {
  const { session } = usePlatform();
  const userId = useUser()?.id ?? '';
  const client = useQueryClient();
  const ofSession = uploaders.get(session) ?? new Map<string, Uploader<UploadTarget>>();
  uploaders.set(session, ofSession);
  const uploader = ofSession.get(userId) ?? createUploader(session, ownUploads(session), () => refresh(client));
  ofSession.set(userId, uploader);
  const files = useSyncExternalStore(uploader.subscribe, uploader.files);
  return { uploader, files };
}
