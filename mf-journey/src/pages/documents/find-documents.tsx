import type { ReactNode } from 'react';
import {
  documentLimits,
  downloadDocuments,
  type BuyerDocument,
  type DocumentCenter,
} from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import { Badge, Button, Card, DownloadIcon, Skeleton, TextField } from '@hearthway/web-kit';
import { useDocumentSearch, useDownloadAll } from '../../features/documents/index.js';
import { NotLoaded, Section } from '../../features/page-section/index.js';
import { Rows } from '../../features/rows/index.js';
import { DocumentRow, type DocumentActions } from './document-row.js';
import { placeOf } from './place-of.js';
import css from './documents.module.css';

/** What the buyer looks for. */
export interface Wanted {
  readonly words: string;
  readonly tag: string | undefined;
}

interface FindBarProps {
  readonly center: DocumentCenter;
  readonly documents: readonly BuyerDocument[];
  readonly wanted: Wanted;
  readonly onWanted: (wanted: Wanted) => void;
}

/** Looks through all documents, and downloads all. */
export function FindBar({ center, documents, wanted, onWanted }: FindBarProps): ReactNode {
  const tags = [...new Set(documents.flatMap((document) => document.tags))].toSorted();
  return (
    <Card as="section" aria-label="Find a document" className={css['find']}>
      <TextField
        className={css['find-words']}
        type="search"
        label="Find a document"
        help="By its name, tags, note, or the text in it."
        value={wanted.words}
        maxLength={100}
        reserveError={false}
        onChange={({ target }) => {
          onWanted({ ...wanted, words: target.value });
        }}
      />
      <div className={css['find-end']}>
        <p className={css['quiet']}>
          {center.files} of {documentLimits.files} files
        </p>
        <DownloadAll />
      </div>
      {tags.length > 0 && (
        <div role="group" aria-label="Tags" className={css['tags']}>
          {tags.map((tag) => (
            <Button
              key={tag}
              variant={wanted.tag === tag ? 'primary' : 'secondary'}
              size="small"
              aria-pressed={wanted.tag === tag}
              onClick={() => {
                onWanted({ ...wanted, tag: wanted.tag === tag ? undefined : tag });
              }}
            >
              {tag}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}

function DownloadAll(): ReactNode {
  const { mutate, isPending } = useDownloadAll();
  return (
    <Button
      variant="secondary"
      icon={<DownloadIcon size={18} />}
      pending={isPending}
      pendingText="Preparing…"
      onClick={() => {
        mutate(undefined, {
          onSuccess({ token }) {
            window.location.assign(operationPath(downloadDocuments, { token }));
          },
        });
      }}
    >
      Download all
    </Button>
  );
}

interface FoundProps extends DocumentActions {
  readonly center: DocumentCenter;
  readonly documents: readonly BuyerDocument[];
  readonly wanted: Wanted;
}

/** What was found, in place of everything else. */
export function Found({ center, documents, wanted, ...actions }: FoundProps): ReactNode {
  const { words, tag } = wanted;
  const search = useDocumentSearch(words);
  if (words !== '' && !search.data) {
    return (
      <Section title="Results" startsOpen>
        {search.isError ? <NotLoaded what="search" queries={[search]} /> : <Skeleton lines={3} />}
      </Section>
    );
  }
  const excerpts = new Map(search.data?.results.map(({ documentId, excerpt }) => [documentId, excerpt]));
  const found = documents.filter(
    ({ id, tags }) => (words === '' || excerpts.has(id)) && (tag === undefined || tags.includes(tag)),
  );
  return (
    <Section title="Results" startsOpen status={<Badge role="status">{found.length} found</Badge>}>
      {found.length === 0 ? (
        <p className={css['quiet']}>Try fewer words. We can’t read the text in pictures.</p>
      ) : (
        <Rows>
          {found.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              excerpt={excerpts.get(document.id)}
              place={placeOf(document, center)}
              {...actions}
            />
          ))}
        </Rows>
      )}
    </Section>
  );
}
