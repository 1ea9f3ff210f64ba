import { listSharedUploads, newSharedUpload, sendSharedUpload } from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { createUploader, type UploadRoutes } from '../documents/index.js';
import { fetchSharedUploads, sendSharedBeginning, sendSharedEnd } from './api.js';

const checkingMilliseconds = 1_000;

const uploadsOf = (session: SessionAccess, token: string): UploadRoutes<undefined> => ({
  begin: (file, _target, key) => sendSharedBeginning(session, token, newSharedUpload.parse(file), key),
  pathOf: (uploadId) => operationPath(sendSharedUpload, { token, uploadId }),
  end: (uploadId) => sendSharedEnd(session, token, uploadId),
});

/** Sends files through a link, and says what is on its way and how many have arrived since the page was opened. */
export function useSharedUploads(token: string) {
  const { session } = usePlatform();
  const client = useQueryClient();
  const queryKey = [listSharedUploads.path, token];
  const [arrived, setArrived] = useState(0);
  const [uploader] = useState(() =>
    createUploader(session, uploadsOf(session, token), () => {
      setArrived((now) => now + 1);
      void client.invalidateQueries({ queryKey });
    }),
  );
  const sending = useSyncExternalStore(uploader.subscribe, uploader.files);
  const { data: uploads = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchSharedUploads(session, token, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'checking') ? checkingMilliseconds : false,
  });
  const end = useMutation({
    mutationFn: (uploadId: string) => sendSharedEnd(session, token, uploadId),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  return { uploader, sending, uploads, arrived, end };
}
