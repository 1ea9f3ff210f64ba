import { useId, useState, type ReactNode } from 'react';
import { chatFeedbackReasons, type ChatFeedback, type ChatMessage } from '@hearthway/contracts/journey';
import { Button, Checkbox, Dialog, IconButton, RadioCards, ThumbsDownIcon, ThumbsUpIcon } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { sendFeedback } from '../api.js';
import css from './feedback.module.css';

export interface FeedbackProps {
  readonly threadId: string;
  readonly message: ChatMessage;
  readonly onRated: (message: ChatMessage) => void;
}

/** Whether an answer helped. Pressed again, it is taken back. */
export function Feedback({ threadId, message, onRated }: FeedbackProps): ReactNode {
  const { session, toast } = usePlatform();
  const [isAsking, setIsAsking] = useState(false);
  const { feedback } = message.metadata;
  const rate = async (given: ChatFeedback | null): Promise<void> => {
    try {
      onRated(await sendFeedback(session, { threadId, messageId: message.id }, given));
      if (given) toast({ title: 'Thanks for telling us' });
    } catch {
      toast({ title: 'We couldn’t save that', description: 'Please try again.', tone: 'destructive' });
    }
  };
  return (
    <>
      <IconButton
        label="This helped"
        icon={<ThumbsUpIcon size={18} />}
        aria-pressed={feedback?.rating === 'up'}
        className={css['thumb']}
        onClick={() => void rate(feedback?.rating === 'up' ? null : { rating: 'up', reason: 'helpful', shared: false })}
      />
      <IconButton
        label="This didn’t help"
        icon={<ThumbsDownIcon size={18} />}
        aria-pressed={feedback?.rating === 'down'}
        className={css['thumb']}
        onClick={() => {
          if (feedback?.rating === 'down') void rate(null);
          else setIsAsking(true);
        }}
      />
      {isAsking && (
        <ReasonDialog
          onClose={() => {
            setIsAsking(false);
          }}
          onSend={(given) => {
            setIsAsking(false);
            void rate(given);
          }}
        />
      )}
    </>
  );
}

const reasons = Object.entries(chatFeedbackReasons)
  .filter(([reason]) => reason !== 'helpful')
  .map(([value, label]) => ({ value, label }));

interface ReasonDialogProps {
  readonly onClose: () => void;
  readonly onSend: (feedback: ChatFeedback) => void;
}

function ReasonDialog({ onClose, onSend }: ReasonDialogProps): ReactNode {
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [shared, setShared] = useState(false);
  return (
    <Dialog
      open
      size="small"
      title={<span id={titleId}>What was wrong?</span>}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              onSend({ rating: 'down', reason: reason === '' ? null : (reason as ChatFeedback['reason']), shared });
            }}
          >
            Send
          </Button>
        </>
      }
    >
      <div className={css['reasons']}>
        <RadioCards name="reason" options={reasons} value={reason} onChange={setReason} labelledBy={titleId} />
        <Checkbox
          label="Let our team read this question and answer"
          help="Otherwise, we only count how often each reason is given."
          checked={shared}
          onChange={({ target }) => {
            setShared(target.checked);
          }}
        />
      </div>
    </Dialog>
  );
}
