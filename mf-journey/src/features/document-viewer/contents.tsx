import type { ReactNode } from 'react';
import {
  documentTypes,
  readDocumentFile,
  type BuyerDocument,
  type DocumentVersion,
} from '@hearthway/contracts/journey';
import { ErrorState } from '@hearthway/web-kit';
import { requestOperation } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { DownloadButton } from '../download-button/index.js';
import type { DocumentViewerProps } from './document-viewer-props.js';
import css from './document-viewer.module.css';
import { nameWithoutEnding } from './file-name.js';
import type { ShownType } from './messages.js';
import { NotShown } from './not-shown.js';
import { Opening } from './opening.js';
import { Pages } from './pages.js';
import { reasonNotToShow, shownTypeOf } from './reason-not-to-show.js';

/** The file of a version: shown, or offered as a download. */
export function Contents({ document, versionId, onClose }: DocumentViewerProps): ReactNode {
  const { request, userId } = useCaller();
  const version = document.versions.find(({ id }) => id === versionId);
  if (!version) {
    return (
      <div className={css['state']}>
        <ErrorState headingLevel={3} title="This version is gone" />
      </div>
    );
  }
  const file: VersionFile = {
    document,
    version,
    cacheKey: [userId, document.id, versionId],
    async read(signal) {
      const params = { documentId: document.id, versionId };
      return (await requestOperation(request, readDocumentFile, { params }, { signal })).blob();
    },
  };
  const type = shownTypeOf(version);
  const reason = reasonNotToShow(version);
  if (type && !reason) return <ShownFile {...file} type={type} onClose={onClose} />;
  return (
    <NotShown title="This file can only be downloaded" download={<Download {...file} load={() => file.read()} />}>
      {reason}
    </NotShown>
  );
}

interface VersionFile {
  readonly document: BuyerDocument;
  readonly version: DocumentVersion;
  readonly cacheKey: readonly unknown[];
  /** @throws {RequestError} */
  readonly read: (signal?: AbortSignal) => Promise<Blob>;
}

interface ShownFileProps extends VersionFile {
  readonly type: ShownType;
  readonly onClose: () => void;
}

function ShownFile({ type, onClose, ...file }: ShownFileProps): ReactNode {
  const { data, isPending, refetch, isRefetching } = useQuery({
    queryKey: ['document-file', ...file.cacheKey],
    queryFn: ({ signal }) => file.read(signal),
    // It never changes, and is too large to keep.
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
  });
  if (data) {
    return (
      <Pages
        file={data}
        type={type}
        name={file.document.name}
        download={<Download {...file} size="small" load={() => Promise.resolve(data)} />}
        onClose={onClose}
      />
    );
  }
  if (isPending) return <Opening />;
  return (
    <div className={css['state']}>
      <ErrorState
        headingLevel={3}
        title="We couldn’t load this document"
        retrying={isRefetching}
        onRetry={() => void refetch()}
      >
        <p>Check your connection and try again.</p>
      </ErrorState>
    </div>
  );
}

interface DownloadProps extends Pick<VersionFile, 'document' | 'version'> {
  readonly size?: 'small';
  readonly load: () => Promise<Blob>;
}

const Download = ({ document, version, size, load }: DownloadProps): ReactNode => (
  <DownloadButton
    noun="file"
    name={nameWithoutEnding(document)}
    type={documentTypes[version.type].extension}
    size={size}
    load={load}
  >
    Download
  </DownloadButton>
);
