import { chatLimits } from '@hearthway/contracts/journey';
import { formatWait, RequestError } from '@hearthway/web-kit/http';

/** Why there is no answer. The typed text is always kept. */
export interface Failure {
  readonly kind: 'offline' | 'full' | 'gone' | 'other';
  readonly text: string;
}

export const lostConnection: Failure = {
  kind: 'offline',
  text: 'We lost the connection to Mia. Nothing you typed is lost.',
};

export function failureOf(error: unknown): Failure {
  if (!(error instanceof RequestError)) return { kind: 'other', text: 'Something went wrong. Please try again.' };
  switch (error.code) {
    case 'network.failed':
      return lostConnection;
    case 'chat.answering':
      return { kind: 'other', text: 'Mia is still answering in this conversation. Wait for her, or stop the answer.' };
    case 'chat.too-many-messages':
      return {
        kind: 'other',
        text: `You can send ${chatLimits.messagesPerMinute} messages a minute. Try again in ${formatWait(error)}.`,
      };
    case 'chat-thread.full':
      return { kind: 'full', text: 'This conversation is full. Start a new one; your question stays here.' };
    case 'chat-thread.too-many':
      return {
        kind: 'full',
        text: `You have ${chatLimits.threads} conversations, the most we keep. Delete one, then send this again.`,
      };
    case 'chat-thread.not-found':
    case 'chat-message.not-found':
      return { kind: 'gone', text: 'This conversation was deleted. Copy your question and start a new one.' };
    default:
      return { kind: 'other', text: refusalText(error) };
  }
}

function refusalText({ status, details, message }: RequestError): string {
  const [first] = details;
  if (first) return first.message;
  return status >= 400 && status < 500 && message !== ''
    ? message
    : 'Something went wrong on our side. Please try again.';
}
