import { useEffect, useEffectEvent, useRef } from 'react';
import {
  binDocument,
  changeDocument,
  documentLimits,
  listPhotos,
  restoreDocument,
  type DocumentEntry,
  type DocumentSubject,
  type Photo,
} from '@hearthway/contracts/journey';
import { operationKey, operationMutation, operationQuery } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUploads } from '../documents/index.js';
import { isSame } from './photo-text.js';
import { usePhotoList } from './use-photo-list.js';

/** The photos of one thing, and what is on its way to them. */
export function usePhotosOf(subject: DocumentSubject) {
  const caller = useCaller();
  const client = useQueryClient();
  const list = usePhotoList(subject);
  const { uploader, files } = useUploads();
  const sending = files.filter(({ key }) => isSame(uploader.targetOf(key)?.subject, subject));
  const here = new Set(sending.map(({ uploadId }) => uploadId));
  const uploads = list.data?.uploads.filter((upload) => isSame(upload.subject, subject)) ?? [];
  const reload = useEffectEvent(() => {
    void client.invalidateQueries({ queryKey: operationKey(caller, listPhotos) });
  });
  const before = useRef(0);
  useEffect(() => {
    // One has arrived, or was given up.
    if (sending.length < before.current) reload();
    before.current = sending.length;
  }, [sending.length]);
  return {
    list,
    /** Undefined until they are loaded. */
    photos: list.data?.photos.filter((photo) => isSame(photo.subject, subject)),
    uploader,
    sending,
    arrived: uploads.filter(({ id }) => !here.has(id)),
    add: (added: readonly File[]): void => {
      uploader.add(added, { slot: null, subject, documentId: null }, uploads);
    },
  };
}

const versionOf = ({ id: documentId, version }: Pick<Photo, 'id' | 'version'>) => ({
  params: { documentId },
  headers: { 'if-match': version },
});

/** Saves a caption. */
export function useCaption() {
  const caller = useCaller();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(operationMutation(caller, changeDocument, { changes: listPhotos }));
  return {
    async change(photo: Photo, entry: DocumentEntry): Promise<Photo> {
      return { ...(await mutateAsync({ ...versionOf(photo), body: entry })), subject: photo.subject };
    },
    list: async () => (await client.query({ ...operationQuery(caller, listPhotos), staleTime: 0 })).photos,
  };
}

/** Puts photos into the bin, with an Undo. Failures are told by a toast. */
export function usePhotoDeletion() {
  const caller = useCaller();
  const { toast } = usePlatform();
  const onError = ({ message: description }: Error): void => {
    toast({ title: 'We couldn’t save that', description, tone: 'destructive' });
  };
  const restoring = useMutation({
    ...operationMutation(caller, restoreDocument, { changes: listPhotos }),
    onError,
  });
  const deleting = useMutation({
    ...operationMutation(caller, binDocument, {
      changes: listPhotos,
      write: ({ photos, uploads }, _reply, { params: { documentId } }) => ({
        photos: photos.filter(({ id }) => id !== documentId),
        uploads,
      }),
    }),
    onError,
  });
  return (photo: Photo): void => {
    deleting.mutate(versionOf(photo), {
      onSuccess() {
        toast({
          title: 'Photo deleted',
          description: `It stays in the bin of your documents for ${documentLimits.binDays} days.`,
          action: {
            label: 'Undo',
            onSelect: () => {
              restoring.mutate(versionOf({ ...photo, version: photo.version + 1 }));
            },
          },
        });
      },
    });
  };
}
