import type { ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import {
  documentTypes,
  downloadSharedDocument,
  openSharedDocument,
  type SharedDocument as Shared,
} from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import { Alert, ButtonLink, Card, DownloadIcon } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { reasonNotToShow } from '../../features/document-viewer/index.js';
import { bytesText } from '../../features/documents/index.js';
import { Fact, Facts } from '../../features/fact/index.js';
import { LinkPage, linkQuery } from '../../features/link-page/index.js';
import { formatMoment } from '../../features/local-time/index.js';
import { parts } from '../../features/page-parts/index.js';
import { SendFiles } from './send-files.js';
import css from './shared-document.module.css';
import { SharedPages } from './shared-pages.js';

/** A document that its owner shared, or one that they ask for, for anyone with the link. */
export function SharedDocument(): ReactNode {
  const { token = '' } = useParams();
  const { request } = usePlatform().session;
  const query = useQuery({
    // The same for a buyer who is signed in: the answer doesn’t depend on it.
    ...operationQuery({ request }, openSharedDocument, { params: { token } }),
    ...linkQuery,
    // Its owner sees each opening.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  return (
    <LinkPage query={query} loading="Loading what was shared with you">
      {(shared) => (
        <>
          <Head shared={shared} />
          {shared.document ? (
            <Document shared={shared} document={shared.document} token={token} />
          ) : (
            <SendFiles token={token} owner={ownerOf(shared)} />
          )}
        </>
      )}
    </LinkPage>
  );
}

const ownerOf = ({ owner }: Shared): string => owner ?? 'the person who sent the link';

function Head({ shared }: { readonly shared: Shared }): ReactNode {
  const { name, owner, recipient, document, expiresAt } = shared;
  const from = owner ?? 'Someone';
  return (
    <>
      <header className={css['head']}>
        <h1 tabIndex={-1} className={css['title']}>
          {name}
        </h1>
        <p className={css['lead']}>
          {document
            ? `${from} shared this document with you, and sees when the link is used.`
            : `${from} asks you for this document. Only they get what you send, and they see when the link is used.`}
        </p>
      </header>
      <Card>
        <Facts>
          <Fact name="For">{recipient}</Fact>
          <Fact name="The link works until">{formatMoment(new Date(expiresAt))}</Fact>
        </Facts>
      </Card>
      <div className={css['screen']}>
        <Alert title={owner === null ? 'Do you know who sent you this link?' : `Do you know ${owner}?`}>
          {brand.name} checks the files that it keeps, but can’t vouch for the person behind a link. If you didn’t
          expect it, ask them in another way first.
        </Alert>
      </div>
    </>
  );
}

interface DocumentProps {
  readonly shared: Shared;
  readonly document: NonNullable<Shared['document']>;
  readonly token: string;
}

function Document({ shared, document, token }: DocumentProps): ReactNode {
  const { type, bytes, dangers, pages } = document;
  const canDownload = shared.kind === 'download';
  return (
    <>
      {dangers.length > 0 && (
        <Alert tone="warning" title="This file can only be downloaded">
          {reasonNotToShow({ type, dangers })}
        </Alert>
      )}
      {canDownload && (
        <div className={css['screen']}>
          <ButtonLink
            href={operationPath(downloadSharedDocument, { token })}
            download
            icon={<DownloadIcon size={18} />}
          >
            Download ({documentTypes[type].name}, {bytesText(bytes)})
          </ButtonLink>
        </div>
      )}
      {pages > 0 && (
        <>
          <p className={`${parts['note']} ${css['screen']}`}>
            The pages are pictures with {shared.recipient} written across. A screen reader can’t read them
            {canDownload ? ', but it can read the download.' : `: ask ${ownerOf(shared)} for a download.`}
          </p>
          <SharedPages token={token} count={pages} />
        </>
      )}
    </>
  );
}
