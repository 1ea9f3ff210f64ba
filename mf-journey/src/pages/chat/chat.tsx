import { useState, type ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import { listChatThreads } from '@hearthway/contracts/journey';
import { Button, Dialog, LayoutGridIcon, PlusIcon } from '@hearthway/web-kit';
import { operationKey } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';
import { claim, ConversationView, engineSentence, suggestionsFor, useChatSettings } from '../../features/chat/index.js';
import { currentMilestone, useMilestones } from '../../features/milestones/index.js';
import { useWideScreen } from '../../use-wide-screen.js';
import { ThreadList } from './thread-list.js';
import { useOpenThread } from './use-open-thread.js';
import css from './chat.module.css';

/** Ask Mia: the conversations, and the one that is open. */
export function Chat(): ReactNode {
  const caller = useCaller();
  const client = useQueryClient();
  const wide = useWideScreen();
  const { threadId, begin, keep } = useOpenThread();
  const [isListOpen, setIsListOpen] = useState(false);
  const next = currentMilestone(useMilestones().tracker);
  const closeList = (): void => {
    setIsListOpen(false);
  };
  const list = (
    <ThreadList
      openId={threadId}
      onDeleted={(id) => {
        if (id === threadId) begin();
      }}
      onOpen={closeList}
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
            {claim}. <Engine />
          </p>
        </div>
        <div className={css['buttons']}>
          {!wide && (
            <Button
              variant="secondary"
              size="small"
              icon={<LayoutGridIcon size={18} />}
              aria-haspopup="dialog"
              onClick={() => {
                setIsListOpen(true);
              }}
            >
              Conversations
            </Button>
          )}
          <Button variant="secondary" size="small" icon={<PlusIcon size={18} />} onClick={begin}>
            <span>
              New <span className={css['long']}>conversation</span>
            </span>
          </Button>
          <PageLink to="/settings#settings-mia" className={css['settings']}>
            <span>
              Memory <span className={css['long']}>and privacy</span>
            </span>
          </PageLink>
        </div>
      </header>
      <div className={css['layout']}>
        {wide && (
          <section className={css['threads']} aria-label="Your conversations">
            {list}
          </section>
        )}
        <ConversationView
          threadId={threadId}
          onThread={(id) => {
            keep(id);
            void client.invalidateQueries({ queryKey: operationKey(caller, listChatThreads) });
          }}
          onNew={begin}
          suggestions={suggestionsFor(undefined, next?.key)}
        />
      </div>
      {isListOpen && !wide && (
        <Dialog open title="Your conversations" onClose={closeList}>
          {list}
        </Dialog>
      )}
    </>
  );
}

/** Who answers. */
function Engine(): ReactNode {
  const { data } = useChatSettings();
  return data && engineSentence(data.engine);
}
