import { useState, type ReactNode } from 'react';
import { isSlotDone, type BuyerDocument, type DocumentSlot, type DocumentUpload } from '@hearthway/contracts/journey';
import { Button, VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { StatusBadge } from '../../features/document-slots/index.js';
import { DropTarget, PickFiles, TakePhoto, useSlotMark, useUploads } from '../../features/documents/index.js';
import { RowNote, Rows, RowTitle } from '../../features/rows/index.js';
import { DocumentRow, type DocumentActions } from './document-row.js';
import { NotNeededForm } from './not-needed-form.js';
import { Refusals } from './refusals.js';
import { slotElementId } from './slot-address.js';
import css from './documents.module.css';

interface SlotItemProps extends DocumentActions {
  readonly slot: DocumentSlot;
  /** In it. */
  readonly documents: readonly BuyerDocument[];
  readonly uploads: readonly DocumentUpload[];
  /** Has someone else send it. */
  readonly onAsk: (slot: DocumentSlot) => void;
}

/** One thing that the journey asks for: where it stands, its documents, and what to do about it. */
export function SlotItem({ slot, documents, uploads, onAsk, ...actions }: SlotItemProps): ReactNode {
  const { key, name, why, neededBy, status, notNeededReason } = slot;
  const { uploader, files } = useUploads();
  const mark = useSlotMark();
  const [isAsking, setIsAsking] = useState(false);
  const sending = files.filter((file) => uploader.targetOf(file.key)?.slot === key && file.state !== 'refused').length;
  const say = (complete: boolean, reason = ''): void => {
    const body = { complete, notNeededReason: reason };
    mark.mutate(
      { params: { slotKey: key }, body },
      {
        onSuccess: () => {
          setIsAsking(false);
        },
      },
    );
  };
  const add = (files: readonly File[]): void => {
    uploader.add(files, { slot: key, subject: null, documentId: null }, uploads);
  };
  return (
    <DropTarget as="li" id={slotElementId(key)} className={css['slot']} onFiles={add}>
      <div className={css['slot-head']}>
        <RowTitle>
          <span tabIndex={-1}>{name}</span>
        </RowTitle>
        <StatusBadge status={status} />
      </div>
      {!isSlotDone(status) && (
        <RowNote>
          <b>{neededBy}.</b> {why}
        </RowNote>
      )}
      <Standing slot={slot} />
      {sending > 0 && (
        <RowNote>
          {sending} {sending === 1 ? 'file' : 'files'} on the way
        </RowNote>
      )}
      <Refusals slot={key} uploads={uploads} />
      {documents.length > 0 && (
        <div className={css['slot-documents']}>
          <Rows>
            {documents.map((document) => (
              <DocumentRow key={document.id} document={document} {...actions} />
            ))}
          </Rows>
        </div>
      )}
      {notNeededReason !== '' && <RowNote>{notNeededReason}</RowNote>}
      {isAsking ? (
        <NotNeededForm
          pending={mark.isPending}
          onCancel={() => {
            setIsAsking(false);
          }}
          onReason={(reason) => {
            say(false, reason);
          }}
        />
      ) : (
        <div className={isSlotDone(status) ? css['quiet-buttons'] : css['buttons']}>
          {status === 'not_needed' ? (
            <Button
              variant="quiet"
              size="small"
              pending={mark.isPending}
              onClick={() => {
                say(false);
              }}
            >
              I need it after all<VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          ) : (
            <>
              <PickFiles variant={isSlotDone(status) ? 'quiet' : 'secondary'} size="small" what={name} onFiles={add}>
                {documents.length === 0 ? 'Upload' : 'Add a file'}
              </PickFiles>
              <TakePhoto variant="quiet" size="small" what={name} onFiles={add} />
              {!isSlotDone(status) && (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    onAsk(slot);
                  }}
                >
                  Ask someone <VisuallyHidden>for {name}</VisuallyHidden>
                </Button>
              )}
              {status === 'uploaded' && (
                <Button
                  variant="quiet"
                  size="small"
                  pending={mark.isPending}
                  onClick={() => {
                    say(true);
                  }}
                >
                  That’s all of it<VisuallyHidden>: {name}</VisuallyHidden>
                </Button>
              )}
              {documents.length === 0 && (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    setIsAsking(true);
                  }}
                >
                  Not needed<VisuallyHidden>: {name}</VisuallyHidden>
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </DropTarget>
  );
}

/** How many files are there, and until when they are good. */
function Standing({ slot }: { readonly slot: DocumentSlot }): ReactNode {
  const { status, wanted, files, complete, expiresOn } = slot;
  if (expiresOn !== null && status === 'expired')
    return <RowNote>Lenders took it until {formatDay(expiresOn)}. Upload a newer one.</RowNote>;
  if (expiresOn !== null && status === 'expiring')
    return <RowNote>Good until {formatDay(expiresOn)}. Have a newer one ready by then.</RowNote>;
  if (expiresOn !== null && status === 'ok') return <RowNote>Good until {formatDay(expiresOn)}</RowNote>;
  if (wanted > 1 && files > 0 && !complete && status === 'uploaded')
    return (
      <RowNote>
        {files} of {wanted} files
      </RowNote>
    );
  return null;
}
