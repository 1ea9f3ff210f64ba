import { useState, type ReactNode } from 'react';
import type { DocumentCenter } from '@hearthway/contracts/journey';
import { Card } from '@hearthway/web-kit';
import { useDocumentCenter, useDocumentRefresh, useUploads } from '../../features/documents/index.js';
import { FallbackNotice } from '../../features/milestones/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { NotLoaded, Sections } from '../../features/page-section/index.js';
import { useSettled } from '../../use-settled.js';
import { Bin } from './bin.js';
import { DocumentDialog } from './document-dialog.js';
import type { DocumentActions } from './document-row.js';
import { FindBar, Found, type Wanted } from './find-documents.js';
import { NextDocument } from './next-document.js';
import { OnTheWay } from './on-the-way.js';
import { OtherDocuments } from './other-documents.js';
import { PageDrop } from './page-drop.js';
import { nextSlot, slotsByStage } from './slots-by-stage.js';
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
      <Sections key={center.data ? 'loaded' : 'waiting'}>
        {center.data ? (
          <Workspace center={center.data} />
        ) : (
          <Card>
            <NotLoaded what="documents" queries={[center]} />
          </Card>
        )}
      </Sections>
    </>
  );
}

interface Opened {
  readonly documentId: string;
  /** In the viewer; without it, in the dialog. */
  readonly versionId?: string;
}

function Workspace({ center }: { readonly center: DocumentCenter }): ReactNode {
  const { uploader, arrived } = useUploads();
  useDocumentRefresh(center, arrived);
  const [opened, setOpened] = useState<Opened>();
  const [wanted, setWanted] = useState<Wanted>({ words: '', tag: undefined });
  const { slots, uploads } = center;
  // A photo of a home or a finding is listed there.
  const documents = center.documents.filter(({ binnedAt, subject }) => binnedAt === null && subject === null);
  const next = nextSlot(slots);
  const groups = slotsByStage(slots);
  const current = groups.find((group) => group.slots.some(({ key }) => key === next?.key));
  // Once the buyer rests, and not for each letter.
  const words = useSettled(wanted.words.trim(), 300);
  const isLooking = words !== '' || wanted.tag !== undefined;
  const shown = center.documents.find(({ id }) => id === opened?.documentId);
  const close = (): void => {
    setOpened(undefined);
  };
  const actions: DocumentActions = {
    onView: ({ id }, versionId) => {
      setOpened({ documentId: id, versionId });
    },
    onDetails: ({ id }) => {
      setOpened({ documentId: id });
    },
  };
  return (
    <>
      <NextDocument center={center} />
      <OnTheWay center={center} />
      {documents.length > 0 && <FindBar center={center} documents={documents} wanted={wanted} onWanted={setWanted} />}
      {isLooking ? (
        <Found center={center} documents={documents} wanted={{ ...wanted, words }} {...actions} />
      ) : (
        <>
          {groups.map((group) => (
            <StageSection key={group.stage} group={group} center={center} isCurrent={group === current} {...actions} />
          ))}
          <OtherDocuments center={center} documents={documents} {...actions} />
          <Bin documents={center.documents} />
        </>
      )}
      <PageDrop
        onFiles={(files) => {
          uploader.add(files, { slot: null, subject: null, documentId: null }, uploads);
        }}
      />
      {shown && opened?.versionId === undefined && (
        <DocumentDialog
          key={shown.id}
          center={center}
          document={shown}
          onClose={close}
          onView={(versionId) => {
            setOpened({ documentId: shown.id, versionId });
          }}
        />
      )}
    </>
  );
}
