import { useState, type ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import { listChatThreads } from '@hearthway/contracts/journey';
import { Button, Dialog, IconButton, ListIcon, PlusIcon, SettingsIcon } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ConversationView, createConversations, MiaSettings, useChatSettings } from '../../features/chat/index.js';
import { useWideScreen } from '../../use-media.js';
import { ThreadList } from './thread-list.js';
import css from './chat.module.css';

/** Ask Mia: the conversations, and the one that is open. Its id is in the address; without one, it is a new one. */
export function Chat(): ReactNode {
  const { session } = usePlatform();
  const client = useQueryClient();
  const navigate = useNavigate();
  const wide = useWideScreen();
  const [search] = useSearchParams();
  const [isListOpen, setIsListOpen] = useState(false);
  const [areSettingsOpen, setAreSettingsOpen] = useState(false);
  const threadId = search.get('thread') ?? undefined;
  const [conversations] = useState(() =>
    createConversations({
      session,
      onThread(id) {
        void client.invalidateQueries({ queryKey: [listChatThreads.path] });
        // A new one gets its address, unless the buyer has gone elsewhere meanwhile.
        if (location.pathname === '/chat' && location.search === '') void navigate(addressOf(id), { replace: true });
      },
    }),
  );
  const conversation = conversations.at(threadId);
  const begin = (): void => {
    conversations.begin();
    setIsListOpen(false);
    void navigate('/chat');
  };
  const list = (
    <ThreadList
      openId={threadId}
      onDeleted={(id) => {
        if (id === threadId) begin();
      }}
      onOpen={() => {
        setIsListOpen(false);
      }}
    />
  );
  return (
    <>
      <header className={css['head']}>
        <div className={css['words']}>
          <h1 tabIndex={-1} className={css['title']}>
            Ask {brand.assistant}
          </h1>
          <p className={css['claim']}>
            AI, not a person, lawyer, agent, or lender. <Engine />
          </p>
        </div>
        <div className={css['buttons']}>
          {!wide && (
            <Button
              variant="secondary"
              size="small"
              icon={<ListIcon size={18} />}
              onClick={() => {
                setIsListOpen(true);
              }}
            >
              Conversations
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            icon={<PlusIcon size={18} />}
            aria-label="New conversation"
            onClick={begin}
          >
            New
          </Button>
          <IconButton
            label="Memory and storage"
            icon={<SettingsIcon size={20} />}
            aria-haspopup="dialog"
            onClick={() => {
              setAreSettingsOpen(true);
            }}
          />
        </div>
      </header>
      <div className={css['layout']}>
        {wide && (
          <aside className={css['threads']} aria-label="Your conversations">
            {list}
          </aside>
        )}
        <ConversationView key={conversation.key} conversation={conversation} onNew={begin} />
      </div>
      {isListOpen && (
        <Dialog
          open
          title="Your conversations"
          onClose={() => {
            setIsListOpen(false);
          }}
        >
          {list}
        </Dialog>
      )}
      {areSettingsOpen && (
        <Dialog
          open
          size="large"
          title="Memory and storage"
          onClose={() => {
            setAreSettingsOpen(false);
          }}
        >
          <MiaSettings />
        </Dialog>
      )}
    </>
  );
}

const addressOf = (threadId: string): string => `/chat?thread=${encodeURIComponent(threadId)}`;

/** Who gets the questions. */
function Engine(): ReactNode {
  const { data } = useChatSettings();
  if (!data) return null;
  const { kind, provider } = data.engine;
  if (kind === 'model' && provider !== null) return `Your questions go to ${provider}.`;
  return 'Your questions stay with us; no outside AI gets them.';
}
