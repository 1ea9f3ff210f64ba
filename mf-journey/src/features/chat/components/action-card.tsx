import { useRef, type ReactNode } from 'react';
import { decideChatAction, type ChatAction } from '@hearthway/contracts/journey';
import { Alert, Button, buttonClassName, Card, CircleCheckIcon, useFocusAfter } from '@hearthway/web-kit';
import { operationMutation, type RequestError } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Fact } from '../../fact/index.js';
import type { Message } from '../conversation/chat-message.js';
import type { ThreadChat } from '../conversation/thread-chat.js';
import { Facts } from './parts.js';
import { useCopy } from '../../../use-copy.js';
import css from './action-card.module.css';

export interface ActionCardProps {
  readonly action: ChatAction;
  readonly chat: ThreadChat;
  /** The answer it belongs to. */
  readonly message: Message;
}

/** What Mia proposes to do, and everything it would save. Nothing happens until it is confirmed. */
export function ActionCard({ action, chat, message }: ActionCardProps): ReactNode {
  const { title, fields, draft, failure, status } = action;
  const isOpen = status === 'proposed' || status === 'failed';
  const outcomeRef = useRef<HTMLDivElement>(null);
  useFocusAfter(isOpen, () => outcomeRef.current);
  return (
    <Card as="section" padding="small" className={css['action']} aria-label={title}>
      <p className={css['title']}>{title}</p>
      {fields.length > 0 && (
        <Facts>
          {fields.map(({ label, value }) => (
            <Fact key={label} name={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      )}
      {draft && <Draft {...draft} />}
      {failure !== null && status === 'failed' && (
        <Alert tone="danger" title="That didn’t work">
          {failure}
        </Alert>
      )}
      {isOpen ? (
        <Decision action={action} chat={chat} message={message} />
      ) : (
        <div ref={outcomeRef} tabIndex={-1} className={css['outcome']}>
          <Outcome {...action} />
        </div>
      )}
    </Card>
  );
}

function Decision({ action, chat, message }: ActionCardProps): ReactNode {
  const { toast } = usePlatform();
  const client = useQueryClient();
  const deciding = useMutation({
    ...operationMutation(useCaller(), decideChatAction),
    onSuccess(decided) {
      const parts = message.parts.map((part) =>
        part.type === 'data-action' && part.data.id === decided.id ? { ...part, data: decided } : part,
      );
      chat.replace({ ...message, parts });
      // Any page may show the changed data.
      if (decided.status === 'confirmed') void client.invalidateQueries();
    },
    onError({ code }: RequestError) {
      // It was decided in another window.
      if (code === 'chat-action.settled') void chat.load();
      else {
        const description = 'Nothing was changed. Please try again.';
        toast({ title: 'We couldn’t do that', description, tone: 'destructive' });
      }
    },
  });
  const pending = deciding.isPending ? deciding.variables.body.decision : undefined;
  const decide = (decision: 'confirm' | 'decline') => () => {
    if (!deciding.isPending) {
      deciding.mutate({ params: { threadId: chat.id, actionId: action.id }, body: { decision } });
    }
  };
  return (
    <div className={css['buttons']}>
      <Button size="small" pending={pending === 'confirm'} pendingText="Saving…" onClick={decide('confirm')}>
        {action.status === 'failed' ? 'Try again' : confirmWords[action.kind]}
      </Button>
      <Button variant="quiet" size="small" pending={pending === 'decline'} onClick={decide('decline')}>
        No, thanks
      </Button>
    </div>
  );
}

function Outcome({ status, kind, path }: ChatAction): ReactNode {
  if (status !== 'confirmed') return <span role="status">You said no. Nothing was saved.</span>;
  return (
    <>
      <CircleCheckIcon size={18} />
      <span role="status">{doneWords[kind]}</span>
      {path !== null && (
        <PageLink to={path} className={buttonClassName({ variant: 'quiet', size: 'small' })}>
          Open
        </PageLink>
      )}
    </>
  );
}

const confirmWords = {
  'add-event': 'Add it',
  'save-scenario': 'Save it',
  'add-home': 'Add it',
  'draft-message': 'Keep this draft',
  remember: 'Remember it',
} as const satisfies Record<ChatAction['kind'], string>;

const doneWords = {
  'add-event': 'Added to your calendar.',
  'save-scenario': 'Saved to your scenarios.',
  'add-home': 'Added to your homes.',
  'draft-message': 'Kept here. We don’t send it for you.',
  remember: 'Mia will remember this.',
} as const satisfies Record<ChatAction['kind'], string>;

function Draft({ subject, body }: NonNullable<ChatAction['draft']>): ReactNode {
  const copy = useCopy();
  const text = `${subject}\n\n${body}`;
  const address = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return (
    <>
      <blockquote className={css['draft']}>{text}</blockquote>
      <div className={css['buttons']}>
        <Button variant="secondary" size="small" onClick={() => void copy('draft', text)}>
          Copy
        </Button>
        <a href={address} className={buttonClassName({ variant: 'quiet', size: 'small' })}>
          Open in your mail
        </a>
      </div>
    </>
  );
}
