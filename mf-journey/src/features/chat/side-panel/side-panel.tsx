import { useEffect, useRef, useState, type ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import { Dialog, IconButton, PlusIcon, XIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { usePlatform } from '@hearthway/web-kit/slice';
import { ConversationView } from '../components/conversation-view.js';
import { createConversations } from '../conversation/conversations.js';
import css from './side-panel.module.css';

export interface SidePanelProps {
  /** The milestone page beside which it is. */
  readonly page: string;
  /** Whether there is room for it beside the page. Otherwise it covers the page. */
  readonly beside: boolean;
  readonly onClose: () => void;
}

/** A conversation about the page that is open. */
export function SidePanel({ page, beside, onClose }: SidePanelProps): ReactNode {
  const { session } = usePlatform();
  const [threadId, setThreadId] = useState<string>();
  const [conversations] = useState(() => createConversations({ session, onThread: setThreadId }));
  const conversation = conversations.at(threadId);
  const begin = (): void => {
    conversations.begin();
    setThreadId(undefined);
  };
  const content = (
    <>
      <div className={css['bar']}>
        <p className={css['claim']}>AI, not a person, lawyer, agent, or lender</p>
        {threadId !== undefined && (
          <>
            <PageLink to={`/chat?thread=${threadId}`} className={css['open']}>
              Open as a page
            </PageLink>
            <IconButton label="New conversation" icon={<PlusIcon size={18} />} onClick={begin} />
          </>
        )}
      </div>
      <ConversationView key={conversation.key} conversation={conversation} page={page} onNew={begin} />
    </>
  );
  if (!beside) {
    return (
      <Dialog open title={title} onClose={onClose} className={css['sheet']}>
        {content}
      </Dialog>
    );
  }
  return <Beside onClose={onClose}>{content}</Beside>;
}

const title = `Ask ${brand.assistant}`;

function Beside({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }): ReactNode {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    titleRef.current?.focus();
  }, []);
  return (
    <aside
      className={css['panel']}
      aria-label={title}
      onKeyDown={({ key, defaultPrevented, target }) => {
        // Not when it closes a dialog in the panel.
        const isInDialog = target instanceof Element && target.closest('dialog') !== null;
        if (key === 'Escape' && !defaultPrevented && !isInDialog) onClose();
      }}
    >
      <header className={css['head']}>
        <h2 ref={titleRef} tabIndex={-1} className={css['title']}>
          {title}
        </h2>
        <IconButton label="Close" icon={<XIcon size={20} />} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}
