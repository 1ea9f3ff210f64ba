import type { ReactNode } from 'react';
import type { DocumentSlotKey, DocumentUpload } from '@hearthway/contracts/journey';
import { UploadRows, useUploadEnd, useUploads } from '../../features/documents/index.js';

interface RefusalsProps {
  readonly slot: DocumentSlotKey;
  readonly uploads: readonly DocumentUpload[];
}

/** Files that weren’t taken for a slot, by this page or after they were checked, until the buyer dismisses them. */
export function Refusals({ slot, uploads }: RefusalsProps): ReactNode {
  const { uploader, files } = useUploads();
  const end = useUploadEnd();
  const unsent = files.filter(({ key, state }) => state === 'refused' && uploader.targetOf(key)?.slot === slot);
  const refused = uploads.filter((upload) => upload.state === 'refused' && upload.slot === slot);
  return (
    <UploadRows
      files={unsent}
      uploader={uploader}
      uploads={refused}
      endingId={end.isPending ? end.variables.params.uploadId : undefined}
      onEnd={(uploadId) => {
        end.mutate({ params: { uploadId } });
      }}
    />
  );
}
