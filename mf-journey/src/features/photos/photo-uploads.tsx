import { useState, type ReactNode } from 'react';
import type { DocumentUpload } from '@hearthway/contracts/journey';
import { Alert, VisuallyHidden } from '@hearthway/web-kit';
import { Arrived, isFileOf, Sending, useUploadEnd } from '../documents/index.js';
import { Rows } from '../rows/index.js';
import { photoCount } from './photo-text.js';
import type { usePhotosOf } from './use-photos.js';

type PhotoUploadsProps = Pick<ReturnType<typeof usePhotosOf>, 'uploader' | 'sending' | 'arrived' | 'add'> & {
  readonly onEnded: () => void;
};

/** Photos that this page sends, that are being checked, that stopped half way, and that were refused. */
export function PhotoUploads({ uploader, sending, arrived, add, onEnded }: PhotoUploadsProps): ReactNode {
  const end = useUploadEnd();
  const [wrong, setWrong] = useState<DocumentUpload>();
  const checking = arrived.filter(({ state }) => state === 'checking').length;
  const underWay = [
    sending.length > 0 && `${photoCount(sending.length)} on the way`,
    checking > 0 && `${photoCount(checking)} being checked`,
  ];
  return (
    <>
      <VisuallyHidden>
        <span role="status">{underWay.filter(Boolean).join(', ')}</span>
      </VisuallyHidden>
      {wrong && (
        <Alert tone="danger" title="That’s another file">
          Choose “{wrong.name}”, or cancel it and add the other one.
        </Alert>
      )}
      {sending.length + arrived.length > 0 && (
        <Rows>
          {sending.map((file) => (
            <Sending key={file.key} file={file} uploader={uploader} />
          ))}
          {arrived.map((upload) => (
            <Arrived
              key={upload.id}
              upload={upload}
              ending={end.isPending && end.variables.params.uploadId === upload.id}
              onEnd={(uploadId) => {
                end.mutate({ params: { uploadId } }, { onSettled: onEnded });
              }}
              onFile={(file) => {
                const isSame = isFileOf(upload, file);
                setWrong(isSame ? undefined : upload);
                if (isSame) add([file]);
              }}
            />
          ))}
        </Rows>
      )}
    </>
  );
}
