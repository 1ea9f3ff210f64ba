import { useState, type ReactNode } from 'react';
import { documentTypes, type BuyerDocument, type DocumentUpload } from '@hearthway/contracts/journey';
import { Button, TrashIcon, VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { DownloadVersion, reasonNotToShow } from '../../features/document-viewer/index.js';
import { bytesText, PickFiles, useBin, useUploader } from '../../features/documents/index.js';
import { canBeSigned, HaveItSigned } from '../../features/envelopes/index.js';
import { dayOf } from '../../features/local-time/index.js';
import { parts } from '../../features/page-parts/index.js';
import { Buttons, Row, RowNote, Rows, RowTitle } from '../../features/rows/index.js';

interface VersionsProps {
  readonly document: BuyerDocument;
  readonly uploads: readonly DocumentUpload[];
  /** Something typed isn’t saved yet. */
  readonly isChanged: boolean;
  readonly onView: (versionId: string) => void;
  readonly onClose: () => void;
}

/** The files of a document, the newest first, and the bin. */
export function Versions({ document, uploads, isChanged, onView, onClose }: VersionsProps): ReactNode {
  const uploader = useUploader();
  const { put, isPutting } = useBin();
  const [isHeld, setIsHeld] = useState(false);
  /** What closes the dialog would lose what was typed. */
  const leave = (act: () => void): void => {
    setIsHeld(isChanged);
    if (!isChanged) act();
  };
  const { id, slot, versions } = document;
  return (
    <section className={parts['part']} aria-labelledby="versions">
      <h3 id="versions" className={parts['subtitle']}>
        Versions
      </h3>
      <Rows>
        {versions.map((version, index) => {
          const name = index === 0 ? 'Newest' : `Version ${versions.length - index}`;
          return (
            <Row
              key={version.id}
              beside={
                <Buttons>
                  {reasonNotToShow(version) === undefined && (
                    <Button
                      variant="quiet"
                      size="small"
                      onClick={() => {
                        leave(() => {
                          onView(version.id);
                        });
                      }}
                    >
                      Open <VisuallyHidden>{name}</VisuallyHidden>
                    </Button>
                  )}
                  <DownloadVersion document={document} version={version} what={name} size="small" />
                </Buttons>
              }
            >
              <RowTitle as="p">{name}</RowTitle>
              <RowNote>
                {documentTypes[version.type].name}, {bytesText(version.bytes)}, uploaded{' '}
                {formatDay(dayOf(new Date(version.uploadedAt)))},{' '}
                {version.scan === 'clean' ? 'scanned for viruses' : 'not scanned for viruses'}
              </RowNote>
            </Row>
          );
        })}
      </Rows>
      <Buttons>
        <PickFiles
          variant="secondary"
          size="small"
          multiple={false}
          onFiles={(files) => {
            leave(() => {
              uploader.add(files, { slot, subject: null, documentId: id }, uploads);
              onClose();
            });
          }}
        >
          Upload a new version
        </PickFiles>
        {canBeSigned(document) && (
          <HaveItSigned variant="secondary" size="small" source={{ kind: 'document', documentId: id }} leave={leave} />
        )}
        <Button
          variant="quiet"
          size="small"
          icon={<TrashIcon size={16} />}
          pending={isPutting}
          onClick={() => {
            leave(() => {
              put(document, onClose);
            });
          }}
        >
          Move to the bin
        </Button>
      </Buttons>
      {isHeld && isChanged && <p role="alert">Save or cancel your changes first.</p>}
    </section>
  );
}
