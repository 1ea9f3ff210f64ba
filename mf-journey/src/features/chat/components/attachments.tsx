import type { ReactNode } from 'react';
import { chatLimits } from '@hearthway/contracts/journey';
import { Button, Checkbox, Spinner } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useKeptDocuments } from '../../documents/index.js';
import type { AttachedDocument } from '../conversation/conversation.js';
import css from './attachments.module.css';

export interface AttachmentsProps {
  /** Whether Mia may read documents. */
  readonly isGranted: boolean;
  /** Whether the list is open. If not, only attached documents show. */
  readonly isChoosing: boolean;
  readonly documents: readonly AttachedDocument[];
  readonly onChange: (documents: readonly AttachedDocument[]) => void;
  readonly onClose: () => void;
}

/** The documents that go along with a question. */
export function Attachments({ isGranted, isChoosing, documents, onChange, onClose }: AttachmentsProps): ReactNode {
  const kept = useKeptDocuments();
  const isFull = documents.length >= chatLimits.documentsPerQuestion;
  const isAttached = (id: string): boolean => documents.some(({ documentId }) => documentId === id);
  const shown = (kept.data ?? []).filter(({ id }) => isChoosing || isAttached(id));
  return (
    <fieldset className={css['attachments']}>
      <legend className={css['legend']}>
        {isGranted ? 'Documents for this question' : 'Mia reads these only if you turn on “Documents”'}
      </legend>
      {kept.isPending && <Spinner size="small" text="Loading your documents…" />}
      {kept.isError && <p>We couldn’t load your documents. Close this list, and open it again.</p>}
      {kept.data?.length === 0 && (
        <p>
          You have no documents yet. <PageLink to="/documents">Add one in Documents</PageLink>
        </p>
      )}
      {shown.length > 0 && (
        <div className={css['list']}>
          {shown.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={isAttached(id)}
              disabled={isFull && !isAttached(id)}
              onChange={({ target }) => {
                const others = documents.filter(({ documentId }) => documentId !== id);
                onChange(target.checked ? [...others, { documentId: id, name }] : others);
              }}
            />
          ))}
        </div>
      )}
      {isChoosing && (
        <div className={css['foot']}>
          <span className={css['limit']}>Up to {chatLimits.documentsPerQuestion}</span>
          <Button variant="secondary" size="small" onClick={onClose}>
            Done
          </Button>
        </div>
      )}
    </fieldset>
  );
}
