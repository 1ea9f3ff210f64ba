import type { ReactNode } from 'react';
import {
  documentTypes,
  readDocumentFile,
  type BuyerDocument,
  type DocumentVersion,
} from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { Button, DownloadIcon, saveFile, VisuallyHidden, type ButtonProps } from '@hearthway/web-kit';
import { requestOperation } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { nameWithoutEnding } from './file-name.js';

interface DownloadVersionProps extends Pick<ButtonProps, 'size'> {
  readonly document: Pick<BuyerDocument, 'id' | 'name'>;
  readonly version: Pick<DocumentVersion, 'id' | 'type'>;
  /** The content, if it’s here already. */
  readonly file?: Blob;
  /** For whom it’s only heard, after the text. */
  readonly what?: string;
}

/** Saves a version as a file, with the ending of what it is. */
export function DownloadVersion({ document, version, file, what, size }: DownloadVersionProps): ReactNode {
  const { session, toast } = usePlatform();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => file ?? readVersion(session.request, document.id, version.id),
    onSuccess(content) {
      saveFile(`${nameWithoutEnding(document)}.${documentTypes[version.type].extension}`, version.type, content);
    },
    onError({ message: description }) {
      toast({ title: 'We couldn’t download this file', description, tone: 'destructive' });
    },
  });
  return (
    <Button
      variant="secondary"
      size={size}
      icon={<DownloadIcon size={16} />}
      pending={isPending}
      onClick={() => {
        mutate();
      }}
    >
      Download
      {what !== undefined && (
        <>
          {' '}
          <VisuallyHidden>{what}</VisuallyHidden>
        </>
      )}
    </Button>
  );
}

/** @throws {RequestError} */
export async function readVersion(
  request: SessionAccess['request'],
  documentId: string,
  versionId: string,
  signal?: AbortSignal,
): Promise<Blob> {
  const params = { documentId, versionId };
  return (await requestOperation(request, readDocumentFile, { params }, { signal })).blob();
}
