import { useState, type ReactNode } from 'react';
import type { ChatAction } from '@hearthway/contracts/journey';
import { Alert, Button, buttonClassName, Card, CircleCheckIcon } from '@hearthway/web-kit';
import { RequestError } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { usePlatform } from '@hearthway/web-kit/slice';
import { CopyButton, Fact, Facts, Letter } from '../../page-parts/index.js';
import { sendDecision, type Decision } from '../api.js';
import { useRefreshAfter } from './use-refresh-after.js';
import css from './action-card.module.css';

export interface ActionCardProps {
  readonly threadId: string;
  readonly action: ChatAction;
  readonly onDecided: (action: ChatAction) => void;
  /** It was decided elsewhere. */
  readonly onOutdated: () => void;
}

/** What Mia proposes to do. Nothing happens until it is confirmed. */
export function ActionCard({ threadId, action, onDecided, onOutdated }: ActionCardProps): ReactNode {
  const { session, toast } = usePlatform();
  const refreshAfter = useRefreshAfter();
  const [pending, setPending] = useState<Decision>();
  const decide = async (decision: Decision): Promise<void> => {
    setPending(decision);
    try {
      const decided = await sendDecision(session, threadId, action.id, decision);
      onDecided(decided);
      if (decided.status === 'confirmed') refreshAfter(decided.kind);
    } catch (error) {
      if (error instanceof RequestError && error.code === 'chat-action.settled') onOutdated();
      else {
        toast({
          title: 'We couldn’t do that',
          description: 'Nothing was changed. Please try again.',
          tone: 'destructive',
        });
      }
    } finally {
      setPending(undefined);
    }
  };
  const isOpen = action.status === 'proposed' || action.status === 'failed';
  return (
    <Card as="section" padding="small" className={css['action']} aria-label={action.title}>
      <p className={css['title']}>{action.title}</p>
      {action.fields.length > 0 && (
        <Facts>
          {action.fields.map(({ label, value }) => (
            <Fact key={label} name={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      )}
      {action.draft && <Draft {...action.draft} />}
      {action.failure !== null && action.status === 'failed' && (
        <Alert tone="danger" title="That didn’t work">
          {action.failure}
        </Alert>
      )}
      {isOpen ? (
        <div className={css['buttons']}>
          <Button
            size="small"
            pending={pending === 'confirm'}
            pendingText="Saving…"
            onClick={() => void decide('confirm')}
          >
            {action.status === 'failed' ? 'Try again' : confirmWords[action.kind]}
          </Button>
          <Button variant="quiet" size="small" pending={pending === 'decline'} onClick={() => void decide('decline')}>
            No, thanks
          </Button>
        </div>
      ) : (
        <p className={css['outcome']} role="status">
          {action.status === 'confirmed' ? (
            <>
              <CircleCheckIcon size={18} />
              {doneWords[action.kind]}
              {action.path !== null && (
                <PageLink to={action.path} className={buttonClassName({ variant: 'quiet', size: 'small' })}>
                  Open
                </PageLink>
              )}
            </>
          ) : (
            'You said no. Nothing was saved.'
          )}
        </p>
      )}
    </Card>
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
  'draft-message': 'Kept. We don’t send it for you.',
  remember: 'Mia will remember this.',
} as const satisfies Record<ChatAction['kind'], string>;

function Draft({ subject, body }: NonNullable<ChatAction['draft']>): ReactNode {
  const text = `${subject}\n\n${body}`;
  const address = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return (
    <>
      <Letter noun="draft" text={text} />
      <div className={css['buttons']}>
        <CopyButton noun="draft" text={text} />
        <a href={address} className={buttonClassName({ variant: 'quiet' })}>
          Open in your mail
        </a>
      </div>
    </>
  );
}
