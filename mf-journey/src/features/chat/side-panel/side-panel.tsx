import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import { Dialog, IconButton, PlusIcon, XIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { createPortal } from 'react-dom';
import { useMedia } from '../../../use-wide-screen.js';
import { ConversationView } from '../components/conversation-view.js';
import { chatAddress, claim } from '../chat-address.js';
import { suggestionsFor } from '../suggestions.js';
import { roomBeside } from './use-open-panel.js';
import { usePanelThread } from './use-panel-thread.js';
import css from './side-panel.module.css';

export interface SidePanelProps {
  /** The milestone's page that the panel is beside. */
  readonly page: string;
  readonly onClose: () => void;
}

const title = `Ask ${brand.assistant}`;

/** A conversation about the page that is open: beside it, or over it where there is no room. */
export function SidePanel({ page, onClose }: SidePanelProps): ReactNode {
  const isBeside = useMedia(roomBeside);
  const { threadId, keep, begin } = usePanelThread();
  const content = (
    <>
      <div className={css['bar']}>
        <p className={css['claim']}>{claim}</p>
        <PageLink to={threadId === undefined ? '/chat' : chatAddress(threadId)} className={css['open']}>
          Open as a page
        </PageLink>
        <IconButton
          label="New conversation"
          icon={<PlusIcon size={18} />}
          aria-disabled={threadId === undefined || undefined}
          onClick={begin}
        />
      </div>
      <ConversationView
        threadId={threadId}
        onThread={keep}
        onNew={begin}
        onMissing={begin}
        page={page}
        suggestions={suggestionsFor(page, undefined)}
      />
    </>
  );
  if (isBeside) return <Beside onClose={onClose}>{content}</Beside>;
  return (
    <Dialog open title={title} onClose={onClose} className={css['sheet']}>
      {content}
    </Dialog>
  );
}

function Beside({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }): ReactNode {
  const panelRef = useRef<HTMLElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    titleRef.current?.focus();
    // If the focused element has disappeared, the page has the focus.
    const escape = ({ key, defaultPrevented, isComposing }: KeyboardEvent): void => {
      const { activeElement } = document;
      const isHere = activeElement === document.body || panelRef.current?.contains(activeElement);
      const isDialogOpen = document.querySelector('dialog[open]') !== null;
      if (key === 'Escape' && !defaultPrevented && !isComposing && isHere && !isDialogOpen) close();
    };
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
    };
  }, []);
  // Outside the page's own landmark, since it is next to it.
  return createPortal(
    <aside ref={panelRef} className={css['panel']} aria-label={title}>
      <header className={css['head']}>
        <h2 ref={titleRef} tabIndex={-1} className={css['title']}>
          {title}
        </h2>
        <IconButton label="Close" icon={<XIcon size={20} />} onClick={onClose} />
      </header>
      {children}
    </aside>,
    document.body,
  );
}
