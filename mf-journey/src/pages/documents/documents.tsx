import { useRef, useState, type ReactNode } from 'react';
import type { DocumentCenter, DocumentSlotKey } from '@hearthway/contracts/journey';
import { buttonClassName, Card } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { openSlots, slotsByStage } from '../../features/document-slots/index.js';
import { useDocumentCenter, useDocumentRefresh, useUploads } from '../../features/documents/index.js';
import { RequestDocuments, ShareDocument, ShareList } from '../../features/document-shares/index.js';
import { DocumentViewer } from '../../features/document-viewer/index.js';
import { FallbackNotice } from '../../features/milestones/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { NotLoaded, Section, Sections } from '../../features/page-section/index.js';
import { parts } from '../../features/page-parts/index.js';
import { PhotoPlaces } from '../../features/photos/index.js';
import { useKeptFocus } from '../../use-kept-focus.js';
import { useSettled } from '../../use-settled.js';
import { Bin } from './bin.js';
import { DocumentDialog } from './document-dialog.js';
import type { DocumentActions } from './document-row.js';
import { FindBar, Found, type Wanted } from './find-documents.js';
import { NextDocument } from './next-document.js';
import { OnTheWay } from './on-the-way.js';
import { OtherDocuments } from './other-documents.js';
import { PageDrop } from './page-drop.js';
import { useSlotOfAddress } from './slot-address.js';
import { StageSection } from './stage-section.js';

/** Every document of the purchase: what is needed next, what each step asks for, and what else there is. */
export function Documents(): ReactNode {
  const center = useDocumentCenter();
  return (
    <>
      <PageHead
        title="Documents"
        lead="Every document of your purchase in one place. Upload it once, and each step that asks for it has it."
      />
      <FallbackNotice />
      {center.data ? (
        <Workspace center={center.data} />
      ) : (
        <Sections>
          <Card>
            <NotLoaded what="documents" queries={[center]} />
          </Card>
        </Sections>
      )}
    </>
  );
}

/** A dialog. By ids, so that it shows what is stored now. */
type Opened =
  | { readonly kind: 'view'; readonly documentId: string; readonly versionId: string }
  | { readonly kind: 'details' | 'share'; readonly documentId: string }
  | { readonly kind: 'ask'; readonly slotKey: DocumentSlotKey };

function Workspace({ center }: { readonly center: DocumentCenter }): ReactNode {
  const rootRef = useRef<HTMLDivElement>(null);
  useKeptFocus(rootRef);
  useSlotOfAddress();
  const { uploader, arrived } = useUploads();
  useDocumentRefresh(center, arrived);
  const [opened, setOpened] = useState<Opened>();
  const [wanted, setWanted] = useState<Wanted>({ words: '', tag: undefined });
  const { slots, uploads } = center;
  // A photo of a home or a finding is listed there.
  const documents = center.documents.filter(({ binnedAt, subject }) => binnedAt === null && subject === null);
  const [next] = openSlots(slots);
  const groups = slotsByStage(slots);
  const current = groups.find((group) => group.slots.some(({ key }) => key === next?.key));
  // Once the buyer rests, and not for each letter.
  const words = useSettled(wanted.words.trim(), 300);
  // The last document with the tag may have lost it.
  const tag = documents.some(({ tags }) => tags.some((one) => one === wanted.tag)) ? wanted.tag : undefined;
  const isLooking = documents.length > 0 && (words !== '' || tag !== undefined);
  const actions: DocumentActions = {
    onView: ({ id }, versionId) => {
      setOpened({ kind: 'view', documentId: id, versionId });
    },
    onDetails: ({ id }) => {
      setOpened({ kind: 'details', documentId: id });
    },
    onShare: ({ id }) => {
      setOpened({ kind: 'share', documentId: id });
    },
  };
  return (
    <Sections ref={rootRef}>
      <NextDocument center={center} />
      <OnTheWay center={center} />
      {documents.length > 0 && (
        <FindBar center={center} documents={documents} wanted={{ ...wanted, tag }} onWanted={setWanted} />
      )}
      {isLooking ? (
        <Found center={center} documents={documents} wanted={{ words, tag }} {...actions} />
      ) : (
        <>
          {groups.map((group) => (
            <StageSection
              key={group.stage}
              group={group}
              center={center}
              isCurrent={group === current}
              onAsk={({ key }) => {
                setOpened({ kind: 'ask', slotKey: key });
              }}
              {...actions}
            />
          ))}
          <OtherDocuments center={center} documents={documents} {...actions} />
          <PhotoPlaces documents={center.documents} />
          <Section title="Signatures" isFolded>
            <p className={parts['note']}>Have a PDF signed by others, in order, without an account for them.</p>
            <p>
              <PageLink to="/signatures" className={buttonClassName({ variant: 'secondary' })}>
                Go to your signatures
              </PageLink>
            </p>
          </Section>
          <Section title="Links you’ve made" isFolded>
            <ShareList />
          </Section>
          <Bin documents={center.documents} />
        </>
      )}
      <PageDrop
        onFiles={(files) => {
          uploader.add(files, { slot: null, subject: null, documentId: null }, uploads);
        }}
      />
      <Dialogs
        center={center}
        opened={opened}
        actions={actions}
        onClose={() => {
          setOpened(undefined);
        }}
      />
    </Sections>
  );
}

interface DialogsProps {
  readonly center: DocumentCenter;
  readonly opened: Opened | undefined;
  readonly actions: DocumentActions;
  readonly onClose: () => void;
}

function Dialogs({ center, opened, actions, onClose }: DialogsProps): ReactNode {
  if (!opened) return null;
  if (opened.kind === 'ask') {
    const slot = center.slots.find(({ key }) => key === opened.slotKey);
    return slot && <RequestDocuments slot={slot} onClose={onClose} />;
  }
  const document = center.documents.find(({ id }) => id === opened.documentId);
  if (!document) return null;
  switch (opened.kind) {
    case 'view':
      return <DocumentViewer document={document} versionId={opened.versionId} onClose={onClose} />;
    case 'share':
      return <ShareDocument document={document} onClose={onClose} />;
    case 'details':
      return (
        <DocumentDialog
          center={center}
          document={document}
          onClose={onClose}
          onView={(versionId) => {
            actions.onView(document, versionId);
          }}
        />
      );
  }
}
