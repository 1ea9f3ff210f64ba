import { useDeferredValue, useState, type ReactNode } from 'react';
import { documentLimits, documentTypes, type BuyerDocument, type DocumentCenter } from '@hearthway/contracts/journey';
import { Badge, Button, DownloadIcon, EmptyState, FolderIcon, TextField, VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { usePlatform } from '@hearthway/web-kit/slice';
import { bytesText, fetchDownloadAddress, useDocumentSearch } from '../../features/documents/index.js';
import { EditButton, Item, Items, Muted, Section } from '../../features/page-parts/index.js';
import css from './documents.module.css';

export interface DocumentListProps {
  readonly center: DocumentCenter;
  readonly onOpen: (document: BuyerDocument) => void;
  readonly onPreview: (document: BuyerDocument) => void;
  readonly onShare: (document: BuyerDocument) => void;
}

/** Everything that isn’t in the bin, the newest first. */
export function DocumentList({ center, onOpen, onPreview, onShare }: DocumentListProps): ReactNode {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const search = useDocumentSearch(words);
  const kept = center.documents.filter(({ binnedAt }) => binnedAt === null).toReversed();
  const found = new Map((search.data ?? []).map(({ documentId, excerpt }) => [documentId, excerpt]));
  const shown = words === '' || !search.data ? kept : kept.filter(({ id }) => found.has(id));
  return (
    <Section id="all" title="All documents">
      {kept.length === 0 ? (
        <EmptyState headingLevel={3} title="Nothing here yet" illustration={<FolderIcon size={28} />}>
          <p>Upload your first paper above. A photo of a pay stub is a good start.</p>
        </EmptyState>
      ) : (
        <>
          <div className={css['tools']}>
            <TextField
              label="Search"
              help="In names, tags, notes, and the text of your files."
              type="search"
              value={typed}
              maxLength={100}
              onChange={({ target }) => setTyped(target.value)}
              reserveError={false}
            />
            <DownloadAll />
          </div>
          <p role="status">
            {words === '' ? `${center.files} of ${documentLimits.files} files` : `${shown.length} found`}
          </p>
          <Items>
            {shown.map((document) => (
              <DocumentItem
                key={document.id}
                document={document}
                excerpt={found.get(document.id) ?? ''}
                onOpen={onOpen}
                onPreview={onPreview}
                onShare={onShare}
              />
            ))}
          </Items>
        </>
      )}
    </Section>
  );
}

interface DocumentItemProps extends Pick<DocumentListProps, 'onOpen' | 'onPreview' | 'onShare'> {
  readonly document: BuyerDocument;
  readonly excerpt: string;
}

function DocumentItem({ document, excerpt, onOpen, onPreview, onShare }: DocumentItemProps): ReactNode {
  const { name, tags, versions, datedOn, expiresOn, hintsSeen } = document;
  const [newest] = versions;
  return (
    <Item
      name={name}
      end={
        <div className={css['end']}>
          <Button variant="secondary" size="small" onClick={() => onPreview(document)}>
            Open <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          <Button variant="quiet" size="small" onClick={() => onShare(document)}>
            Share <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          <EditButton what={name} onClick={() => onOpen(document)} />
        </div>
      }
    >
      <p className={css['facts']}>
        {newest && (
          <span>
            {documentTypes[newest.type].name}, {bytesText(newest.bytes)}
            {newest.pages !== null && `, ${newest.pages} ${newest.pages === 1 ? 'page' : 'pages'}`}
          </span>
        )}
        {datedOn !== null && <span>Dated {formatDay(datedOn)}</span>}
        {expiresOn !== null && <span>Good until {formatDay(expiresOn)}</span>}
        {versions.length > 1 && <span>{versions.length} versions</span>}
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
        {newest && newest.hints.length > 0 && !hintsSeen && <Badge tone="danger">Look again</Badge>}
        {newest && newest.dangers.length > 0 && <Badge tone="warning">Only to download</Badge>}
      </p>
      {excerpt !== '' && <Muted>“{excerpt}”</Muted>}
    </Item>
  );
}

function DownloadAll(): ReactNode {
  const { session, toast } = usePlatform();
  const [pending, setPending] = useState(false);
  const start = async (): Promise<void> => {
    setPending(true);
    try {
      window.location.assign(await fetchDownloadAddress(session));
    } catch {
      toast({
        title: 'We couldn’t start the download',
        description: 'Check your connection and try again.',
        tone: 'destructive',
      });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="secondary" icon={<DownloadIcon size={18} />} pending={pending} onClick={() => void start()}>
      Download all (ZIP)
    </Button>
  );
}
