import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import * as journey from '@hearthway/contracts/journey';
import type { BuyerDocument, DocumentEntry } from '@hearthway/contracts/journey';
import { callOperation, operationKey, operationMutation, operationQuery } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScheduleRefresh } from '../contract-entry/index.js';
import { ownUploader } from './own-uploads.js';

const checkingMilliseconds = 1_000;

/** Everything of the buyer. */
export function useDocumentCenter() {
  // Someone with a link may have sent a file.
  return useQuery({ ...operationQuery(useCaller(), journey.getDocumentCenter), staleTime: 0 });
}

/** Where the words are. Nothing is asked for without words. */
export function useDocumentSearch(words: string) {
  const options = operationQuery(useCaller(), journey.searchDocuments, { query: { words: words || ' ' } });
  return useQuery({
    ...options,
    enabled: options.enabled !== false && words !== '',
    // What was found before stays while the buyer types on.
    placeholderData: keepPreviousData,
  });
}

/** The uploads of the buyer. They go on while the buyer looks at other pages. */
export const useUploader = () => ownUploader(usePlatform().session);

export function useUploads() {
  const uploader = useUploader();
  return { uploader, ...useSyncExternalStore(uploader.subscribe, uploader.uploads) };
}

/** Loads the documents again when a file has arrived or was checked, and tells the other pages what has changed. */
export function useDocumentRefresh(center: journey.DocumentCenter, arrived: number): void {
  const caller = useCaller();
  const client = useQueryClient();
  const refreshSchedule = useScheduleRefresh();
  const { slots, documents, uploads } = center;
  const isChecking = uploads.some(({ state }) => state === 'checking');
  // All the documents would be much to ask for each second.
  const { data: polled, dataUpdatedAt: polledAt } = useQuery({
    ...operationQuery(caller, journey.listDocumentUploads),
    enabled: isChecking,
    staleTime: 0,
    refetchInterval: checkingMilliseconds,
  });
  // An answer from before this list knows nothing of its newest files.
  const listedAt = client.getQueryState(operationKey(caller, journey.getDocumentCenter))?.dataUpdatedAt ?? 0;
  const isChecked =
    isChecking &&
    polled !== undefined &&
    polledAt >= listedAt &&
    uploads.some(
      ({ id, state }) =>
        state === 'checking' && !polled.uploads.some((one) => one.id === id && one.state === 'checking'),
    );
  const load = useEffectEvent(() => {
    void client.invalidateQueries({ queryKey: operationKey(caller, journey.getDocumentCenter) });
  });
  useEffect(() => {
    if (arrived > 0) load();
  }, [arrived]);
  useEffect(() => {
    if (isChecked) load();
  }, [isChecked]);
  const tell = useEffectEvent(() => {
    client.setQueryData(operationKey(caller, journey.listDocumentSlots), { slots });
    // Documents get too old on a day that the calendar has.
    refreshSchedule();
  });
  useEffect(() => {
    tell();
  }, [slots, documents]);
}

const changes = { changes: journey.getDocumentCenter } as const;

function useRefusalToast() {
  const { toast } = usePlatform();
  return ({ message: description }: Error): void => {
    toast({ title: 'We couldn’t save that', description, tone: 'destructive' });
  };
}

/** Says that a slot is complete, or why it isn’t needed. A failure is told by a toast. */
export function useSlotMark() {
  const onError = useRefusalToast();
  return useMutation({ ...operationMutation(useCaller(), journey.markDocumentSlot, changes), onError });
}

type Stored = Pick<BuyerDocument, 'id' | 'version'>;

const versionOf = ({ id: documentId, version }: Stored) => ({
  params: { documentId },
  headers: { 'if-match': version },
});

/** Saves what is said about a document. */
export function useDocumentChange() {
  const caller = useCaller();
  const { mutateAsync, mutate, isPending } = useMutation({
    ...operationMutation(caller, journey.changeDocument, changes),
  });
  const client = useQueryClient();
  const onError = useRefusalToast();
  return {
    isPending,
    /** A failure is the caller’s to tell. */
    change: async (document: Stored, entry: DocumentEntry) => mutateAsync({ ...versionOf(document), body: entry }),
    /** The buyer looked at the hints. A failure is told by a toast. */
    dismissHints: (document: BuyerDocument): void => {
      mutate({ ...versionOf(document), body: { ...entryOf(document), hintsSeen: true } }, { onError });
    },
    /** As they are now. */
    list: async () =>
      (await client.query({ ...operationQuery(caller, journey.getDocumentCenter), staleTime: 0 })).documents,
  };
}

/** What the buyer says about a document. */
export function entryOf({ name, slot, tags, note, datedOn, hintsSeen }: DocumentEntry): DocumentEntry {
  return { name, slot, tags, note, datedOn, hintsSeen };
}

/** Puts documents into the bin, with an Undo, takes them out, and deletes them for good. */
export function useBin() {
  const caller = useCaller();
  const { toast } = usePlatform();
  const onError = useRefusalToast();
  const restoring = useMutation({ ...operationMutation(caller, journey.restoreDocument, changes), onError });
  const putting = useMutation({ ...operationMutation(caller, journey.binDocument, changes), onError });
  const erasing = useMutation(operationMutation(caller, journey.eraseDocument, changes));
  const restore = (document: Stored): void => {
    restoring.mutate(versionOf(document));
  };
  return {
    restore,
    isPutting: putting.isPending,
    put: (document: BuyerDocument, onPut: () => void): void => {
      putting.mutate(versionOf(document), {
        onSuccess() {
          onPut();
          toast({
            title: `“${document.name}” is in the bin`,
            description: `It stays there for ${journey.documentLimits.binDays} days.`,
            action: {
              label: 'Undo',
              onSelect: () => {
                restore({ ...document, version: document.version + 1 });
              },
            },
          });
        },
      });
    },
    /** The caller tells how it goes. */
    erasing,
    erase: async (document: Stored) => erasing.mutateAsync(versionOf(document)),
  };
}

/** Gives up an upload, or dismisses one that was refused. */
export function useUploadEnd() {
  const onError = useRefusalToast();
  return useMutation({ ...operationMutation(useCaller(), journey.deleteDocumentUpload, changes), onError });
}

/** Where the browser downloads everything as one ZIP. */
export function useDownloadAll() {
  const { request } = useCaller();
  const onError = useRefusalToast();
  return useMutation({ mutationFn: () => callOperation(request, journey.createDocumentDownload), onError });
}
