import type { ReactNode } from 'react';
import type { DocumentSlotKey, DocumentUpload } from '@hearthway/contracts/journey';
import { Arrived, Sending, useUploadEnd, useUploads } from '../../features/documents/index.js';
import { Rows } from '../../features/rows/index.js';

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
  if (unsent.length + refused.length === 0) return null;
  return (
    <Rows>
      {unsent.map((file) => (
        <Sending key={file.key} file={file} uploader={uploader} />
      ))}
      {refused.map((upload) => (
        <Arrived
          key={upload.id}
          upload={upload}
          ending={end.isPending && end.variables.params.uploadId === upload.id}
          onEnd={(uploadId) => {
            end.mutate({ params: { uploadId } });
          }}
        />
      ))}
    </Rows>
  );
}
