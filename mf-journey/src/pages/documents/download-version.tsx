import type { ReactNode } from 'react';
import {
  documentTypes,
  readDocumentFile,
  type BuyerDocument,
  type DocumentVersion,
} from '@hearthway/contracts/journey';
import { Button, DownloadIcon, saveFile, VisuallyHidden } from '@hearthway/web-kit';
import { requestOperation } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';

interface DownloadVersionProps {
  readonly document: BuyerDocument;
  readonly version: DocumentVersion;
}

/** Saves one version as a file, with the ending of what it is. */
export function DownloadVersion({ document: { id, name }, version }: DownloadVersionProps): ReactNode {
  const { session, toast } = usePlatform();
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      const params = { documentId: id, versionId: version.id };
      const response = await requestOperation(session.request, readDocumentFile, { params });
      return response.blob();
    },
    onSuccess(file) {
      saveFile(fileName(name, version), version.type, file);
    },
    onError({ message: description }) {
      toast({ title: 'We couldn’t download this file', description, tone: 'destructive' });
    },
  });
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<DownloadIcon size={16} />}
      pending={isPending}
      onClick={() => {
        mutate();
      }}
    >
      Download <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}

function fileName(name: string, { type }: DocumentVersion): string {
  const base = name.replace(/\.(?:pdf|jpe?g|png|hei[cf]|docx)$/i, '');
  return `${base}.${documentTypes[type].extension}`;
}
