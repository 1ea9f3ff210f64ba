import type { ReactNode } from 'react';
import type { BuyerDocument, DocumentVersion } from '@hearthway/contracts/journey';
import { ErrorState } from '@hearthway/web-kit';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import type { DocumentViewerProps } from './document-viewer-props.js';
import css from './document-viewer.module.css';
import { DownloadVersion, readVersion } from './download-version.js';
import type { ShownType } from './messages.js';
import { NotShown } from './not-shown.js';
import { Opening } from './opening.js';
import { Pages } from './pages.js';
import { reasonNotToShow, shownTypeOf } from './reason-not-to-show.js';

/** The file of a version: shown, or offered as a download. */
export function Contents({ document, versionId, onClose }: DocumentViewerProps): ReactNode {
  const version = document.versions.find(({ id }) => id === versionId);
  if (!version) {
    return (
      <div className={css['state']}>
        <ErrorState headingLevel={3} title="This version is gone" />
      </div>
    );
  }
  const file = { document, version };
  const type = shownTypeOf(version);
  const reason = reasonNotToShow(version);
  if (type && !reason) return <ShownFile {...file} type={type} onClose={onClose} />;
  return (
    <NotShown title="This file can only be downloaded" download={<DownloadVersion {...file} />}>
      {reason}
    </NotShown>
  );
}

interface ShownFileProps {
  readonly document: BuyerDocument;
  readonly version: DocumentVersion;
  readonly type: ShownType;
  readonly onClose: () => void;
}

function ShownFile({ type, onClose, ...file }: ShownFileProps): ReactNode {
  const { document, version } = file;
  const { request, userId } = useCaller();
  const { data, isPending, refetch, isRefetching } = useQuery({
    queryKey: ['document-file', userId, document.id, version.id],
    queryFn: ({ signal }) => readVersion(request, document.id, version.id, signal),
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
        name={document.name}
        download={<DownloadVersion {...file} file={data} size="small" />}
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
