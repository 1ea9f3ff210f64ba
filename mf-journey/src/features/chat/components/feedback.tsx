import { useId, useState, type ReactNode } from 'react';
import { chatFeedbackReasons, rateChatMessage, type ChatFeedback } from '@hearthway/contracts/journey';
import { Button, Dialog, IconButton, RadioCards, ThumbsDownIcon, ThumbsUpIcon } from '@hearthway/web-kit';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import type { Message } from '../conversation/chat-message.js';
import type { ThreadChat } from '../conversation/thread-chat.js';
import css from './feedback.module.css';

export interface FeedbackProps {
  readonly chat: ThreadChat;
  readonly message: Message;
}

/** Whether an answer helped. Pressed again, it is taken back. */
export function Feedback({ chat, message }: FeedbackProps): ReactNode {
  const { toast } = usePlatform();
  const [isAsking, setIsAsking] = useState(false);
  const rating = useMutation({
    ...operationMutation(useCaller(), rateChatMessage),
    onSuccess(rated, { body }) {
      chat.replace(rated);
      if (body.feedback) toast({ title: 'Thanks for telling us' });
    },
    onError() {
      toast({ title: 'We couldn’t save that', description: 'Please try again.', tone: 'destructive' });
    },
  });
  const rate = (feedback: ChatFeedback | null): void => {
    rating.mutate({ params: { threadId: chat.id, messageId: message.id }, body: { feedback } });
  };
  const given = message.metadata?.feedback?.rating;
  return (
    <>
      <IconButton
        label="This helped"
        icon={<ThumbsUpIcon size={16} />}
        aria-pressed={given === 'up'}
        className={css['thumb']}
        onClick={() => {
          rate(given === 'up' ? null : { rating: 'up', reason: 'helpful' });
        }}
      />
      <IconButton
        label="This didn’t help"
        icon={<ThumbsDownIcon size={16} />}
        aria-pressed={given === 'down'}
        className={css['thumb']}
        onClick={() => {
          if (given === 'down') rate(null);
          else setIsAsking(true);
        }}
      />
      {isAsking && (
        <ReasonDialog
          onClose={() => {
            setIsAsking(false);
          }}
          onSend={(reason) => {
            setIsAsking(false);
            rate({ rating: 'down', reason });
          }}
        />
      )}
    </>
  );
}

type Reason = NonNullable<ChatFeedback['reason']>;

const reasons = Object.entries(chatFeedbackReasons)
  .filter(([reason]) => reason !== 'helpful')
  .map(([value, label]) => ({ value, label }));

interface ReasonDialogProps {
  readonly onClose: () => void;
  readonly onSend: (reason: Reason | null) => void;
}

function ReasonDialog({ onClose, onSend }: ReasonDialogProps): ReactNode {
  const titleId = useId();
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      size="small"
      title={<span id={titleId}>What was wrong?</span>}
      description="We count how often each reason is given. Nobody reads your conversation."
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              onSend(reason === '' ? null : (reason as Reason));
            }}
          >
            Send
          </Button>
        </>
      }
    >
      <div className={css['reasons']}>
        <RadioCards name="reason" options={reasons} value={reason} onChange={setReason} labelledBy={titleId} />
      </div>
    </Dialog>
  );
}
