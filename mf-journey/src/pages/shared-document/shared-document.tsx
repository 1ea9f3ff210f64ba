import { useState, type ReactNode } from 'react';
import { documentDangers, documentTypes, type SharedDocument as Shared } from '@hearthway/contracts/journey';
import { Alert, Button, buttonClassName, Card, DownloadIcon } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { usePlatform } from '@hearthway/web-kit/slice';
import { fetchShared, fileAddress, pageAddress, sharedDocumentPath } from '../../features/document-shares/index.js';
import { bytesText } from '../../features/documents/index.js';
import { LinkPage } from '../../features/link-page/index.js';
import { Actions } from '../../features/page-parts/index.js';
import { SendFiles } from './send-files.js';
import css from './shared-document.module.css';

/** A document that its owner shared, or a paper that they ask for, for anyone with the link. */
export function SharedDocument(): ReactNode {
  const { session } = usePlatform();
  return (
    <LinkPage
      path={sharedDocumentPath}
      loading="Loading what was shared with you"
      fetch={(token, signal) => fetchShared(session, token, signal)}
    >
      {(shared, token) => <Content shared={shared} token={token} />}
    </LinkPage>
  );
}

interface ContentProps {
  readonly shared: Shared;
  readonly token: string;
}

function Content({ shared, token }: ContentProps): ReactNode {
  const { owner, document, slotName, expiresAt, recipient } = shared;
  const from = owner ?? 'Someone';
  return (
    <>
      <h1 tabIndex={-1} className={css['title']}>
        {document ? document.name : slotName}
      </h1>
      <p className={css['lead']}>
        {document
          ? `${from} shared this document with ${recipient}.`
          : `${from} asks ${recipient} for this paper. What you send goes to ${owner ?? 'them'}, and nobody else with this link sees it.`}{' '}
        The link works until {formatDay(expiresAt.slice(0, 10))}. {owner ?? 'Its owner'} sees when it is used.
      </p>
      {document ? <Document document={document} shared={shared} token={token} /> : <SendFiles token={token} />}
    </>
  );
}

interface DocumentProps extends ContentProps {
  readonly document: NonNullable<Shared['document']>;
}

function Document({ document, shared, token }: DocumentProps): ReactNode {
  const { type, bytes, dangers, pages, name } = document;
  return (
    <>
      {dangers.length > 0 && (
        <Alert tone="warning" title="This file can only be downloaded">
          It holds {dangers.map((danger) => documentDangers[danger]).join(' and ')}. Open it only if you trust whoever
          made it.
        </Alert>
      )}
      {shared.kind === 'download' && (
        <Actions>
          <a className={buttonClassName({ variant: 'secondary' })} href={fileAddress(token)} download>
            <DownloadIcon size={18} /> Download ({documentTypes[type].name}, {bytesText(bytes)})
          </a>
        </Actions>
      )}
      {pages > 0 && <Pages name={name} pages={pages} token={token} />}
    </>
  );
}

interface PagesProps {
  readonly name: string;
  readonly pages: number;
  readonly token: string;
}

/** Pictures that the service draws: the file itself isn’t here. */
function Pages({ name, pages, token }: PagesProps): ReactNode {
  const [page, setPage] = useState(1);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const show = (next: number): void => {
    setState('loading');
    setAttempt((now) => now + 1);
    setPage(next);
  };
  return (
    <Card className={css['pages']}>
      {pages > 1 && (
        <div className={css['bar']} role="toolbar" aria-label="Pages">
          <Button variant="secondary" size="small" disabled={page === 1} onClick={() => show(page - 1)}>
            Previous
          </Button>
          <p role="status">
            Page {page} of {pages}
          </p>
          <Button variant="secondary" size="small" disabled={page === pages} onClick={() => show(page + 1)}>
            Next
          </Button>
        </div>
      )}
      {state === 'failed' && (
        <Alert
          tone="danger"
          title="We couldn’t show this page"
          action={
            <Button variant="secondary" size="small" onClick={() => show(page)}>
              Try again
            </Button>
          }
        >
          Check your connection. If that doesn’t help, ask the person who sent the link for a download.
        </Alert>
      )}
      {state === 'loading' && <p role="status">Drawing the page…</p>}
      {state !== 'failed' && (
        <img
          key={attempt}
          className={css['page']}
          data-shown={state === 'shown'}
          src={pageAddress(token, page)}
          alt={`${name}, page ${page} of ${pages}`}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
    </Card>
  );
}
