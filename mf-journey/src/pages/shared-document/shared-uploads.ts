import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  beginSharedUpload,
  deleteSharedUpload,
  listSharedUploads,
  newSharedUpload,
  sendSharedUpload,
} from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation, operationKey } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createUploader } from '../../features/documents/index.js';

const checkingMilliseconds = 1_000;

/** Sends files through a link. `list` tells what is on its way, and what was taken since the page was opened. */
function openSharedUploads(session: SessionAccess, token: string) {
  const { request } = session;
  /** Names of what this page began, by id. */
  const begun = new Map<string, string>();
  const taken = new Map<string, string>();
  const end = async (uploadId: string): Promise<void> => {
    begun.delete(uploadId);
    await callOperation(request, deleteSharedUpload, { params: { token, uploadId } });
  };
  const uploader = createUploader<undefined>(session, {
    async begin(file, _target, key) {
      const body = newSharedUpload.parse(file);
      const headers = { 'idempotency-key': key };
      const { id } = await callOperation(request, beginSharedUpload, { params: { token }, headers, body });
      begun.set(id, body.name);
      return { id };
    },
    pathOf: (uploadId) => operationPath(sendSharedUpload, { token, uploadId }),
    end,
  });
  return {
    uploader,
    end,
    list: async (signal: AbortSignal) => {
      const sending = new Set(uploader.uploads().files.map(({ uploadId }) => uploadId));
      const sent = [...begun].filter(([id]) => !sending.has(id));
      const { uploads } = await callOperation(request, listSharedUploads, { params: { token } }, { signal });
      // A file that was taken is no longer listed.
      for (const [id, name] of sent) if (uploads.every((upload) => upload.id !== id)) taken.set(id, name);
      return { uploads, taken: [...taken.values()] };
    },
  };
}

export function useSharedUploads(token: string) {
  const { session } = usePlatform();
  const client = useQueryClient();
  const [{ uploader, list, end }] = useState(() => openSharedUploads(session, token));
  const { files, arrived } = useSyncExternalStore(uploader.subscribe, uploader.uploads);
  const queryKey = operationKey({}, listSharedUploads, { params: { token } });
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => list(signal),
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.uploads.some(({ state }) => state === 'checking') ? checkingMilliseconds : false,
  });
  const { refetch } = query;
  useEffect(() => {
    if (arrived > 0) void refetch();
  }, [arrived, refetch]);
  useEffect(
    () => () => {
      uploader.forgetAll();
    },
    [uploader],
  );
  const ending = useMutation({
    mutationFn: end,
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return { uploader, files, query, ending };
}
