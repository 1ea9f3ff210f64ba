import type { ReactNode } from 'react';
import type { DocumentSlot, DocumentSlotKey } from '@hearthway/contracts/journey';
import { VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { PageLink } from '@hearthway/web-kit/router';
import { StatusBadge } from './status-badge.js';
import { useDocumentSlots } from './use-document-slots.js';
import css from './document-slots.module.css';

interface SlotLineProps {
  readonly slot: DocumentSlotKey;
  /** For screen readers: of what the page asks for. */
  readonly name: string;
}

/**
 * What is in Documents for something that a page asks for, and the way there. It takes the same room before that is known, and
 * if it can’t be loaded, so that the page stays still.
 */
export function SlotLine({ slot: key, name }: SlotLineProps): ReactNode {
  const { data, isError } = useDocumentSlots();
  const slot = data?.slots.find((one) => one.key === key);
  return (
    <p className={css['line']}>
      {slot && slot.status !== 'needed' && <Facts slot={slot} />}
      {(slot ?? (!data && isError)) && (
        <PageLink to={`/documents#slot-${key}`} className={css['link']}>
          {slot?.status === 'needed' ? 'Upload' : slot ? 'Open' : 'Open Documents'}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </PageLink>
      )}
    </p>
  );
}

function Facts({ slot: { status, files, wanted, complete, expiresOn } }: { readonly slot: DocumentSlot }): ReactNode {
  const isWhole = complete || files >= wanted;
  return (
    <>
      {files > 0 && <span>{isWhole ? countText(files) : `${files} of ${countText(wanted)}`}</span>}
      <StatusBadge status={status} />
      {expiresOn !== null && status !== 'not_needed' && (
        <span>
          {status === 'expired' ? 'Was good' : 'Good'} until {formatDay(expiresOn)}
        </span>
      )}
    </>
  );
}

const countText = (files: number): string => (files === 1 ? '1 file' : `${files} files`);
