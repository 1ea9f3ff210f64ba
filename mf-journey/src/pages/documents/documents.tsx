import { useEffect, useState, type ReactNode } from 'react';
import type { BuyerDocument, DocumentCenter, DocumentSlotKey } from '@hearthway/contracts/journey';
import type { ShareTarget } from '../../features/document-shares/index.js';
import { useDocumentCenter } from '../../features/documents/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { Waiting } from '../../features/step-page/index.js';
import { Bin } from './bin.js';
import { DocumentDialog } from './document-dialog.js';
import { DocumentList } from './document-list.js';
import { Preview } from './preview/preview.js';
import { ShareDialog } from './share-dialog.js';
import { Shares } from './shares.js';
import { Slots } from './slots.js';
import { UploadBox } from './upload-box.js';
import css from './documents.module.css';

export function DocumentsPage(): ReactNode {
  const center = useDocumentCenter();
  return (
    <>
      <PageHead
        title="Documents"
        lead="Every paper of your purchase in one place. Upload it once, and every step that asks for it has it."
      />
      <div className={css['sections']}>
        {center.data ? <Workspace center={center.data} /> : <Waiting noun="documents" queries={[center]} />}
      </div>
    </>
  );
}

/** What is open in a dialog, by id, so that it shows what is stored now. */
interface Opened {
  readonly what: 'details' | 'preview';
  readonly documentId: string;
}

function Workspace({ center }: { readonly center: DocumentCenter }): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  const [target, setTarget] = useState<DocumentSlotKey | null>(null);
  const [sharing, setSharing] = useState<ShareTarget>();
  useRefusedDrops();
  const document = center.documents.find(({ id }) => id === opened?.documentId);
  const close = (): void => setOpened(undefined);
  const open = (what: Opened['what']) => (shown: BuyerDocument) => setOpened({ what, documentId: shown.id });
  return (
    <>
      <UploadBox center={center} slot={target} onSlot={setTarget} />
      <Slots center={center} onOpen={open('details')} onAsk={(slot) => setSharing({ slot })} />
      <DocumentList
        center={center}
        onOpen={open('details')}
        onPreview={open('preview')}
        onShare={(shown) => setSharing({ document: shown })}
      />
      <Shares center={center} />
      <Bin documents={center.documents} />
      {document && opened?.what === 'details' && (
        <DocumentDialog center={center} document={document} onClose={close} onPreview={open('preview')} />
      )}
      {document && opened?.what === 'preview' && <Preview document={document} onClose={close} />}
      {sharing && <ShareDialog target={sharing} onClose={() => setSharing(undefined)} />}
    </>
  );
}

/** A file that is dropped beside the box would replace the page. */
function useRefusedDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
