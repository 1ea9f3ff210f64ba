import type { ReactNode } from 'react';
import { VisuallyHidden } from '@hearthway/web-kit';
import { UploadRows, useUploadEnd } from '../documents/index.js';
import { photoCount } from './photo-text.js';
import type { usePhotosOf } from './use-photos.js';

type PhotoUploadsProps = Pick<ReturnType<typeof usePhotosOf>, 'uploader' | 'sending' | 'arrived' | 'add'> & {
  readonly onEnded: () => void;
};

/** Photos that this page sends, that are being checked, that stopped half way, and that were refused. */
export function PhotoUploads({ uploader, sending, arrived, add, onEnded }: PhotoUploadsProps): ReactNode {
  const end = useUploadEnd();
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
      <UploadRows
        files={sending}
        uploader={uploader}
        uploads={arrived}
        endingId={end.isPending ? end.variables.params.uploadId : undefined}
        onEnd={(uploadId) => {
          end.mutate({ params: { uploadId } }, { onSettled: onEnded });
        }}
        onGoOn={(_upload, file) => {
          add([file]);
        }}
      />
    </>
  );
}
