import { resumeChatMessage, retryChatMessage, sendChatMessage } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { requestOperation } from '@hearthway/web-kit/http';
import { DefaultChatTransport, type ChatTransport } from 'ai';
import { pastedOf, textOf, type Message } from './chat-message.js';

/** What a request carries besides the messages. */
export interface RequestMetadata {
  /** The page where the question is asked. */
  readonly page?: string | undefined;
  /** Called once the service has it. */
  readonly onAccepted?: () => void;
  /** The answer to resume. */
  readonly answeringId?: string;
}

type SendOptions = Parameters<ChatTransport<Message>['sendMessages']>[0];
type ResumeOptions = Parameters<ChatTransport<Message>['reconnectToStream']>[0];

/** Sends through the contract’s operations, in the buyer’s session. The SDK still reads the stream. */
export class SessionChatTransport extends DefaultChatTransport<Message> {
  readonly #session: SessionAccess;

  constructor(session: SessionAccess) {
    super();
    this.#session = session;
  }

  override async sendMessages({ chatId: threadId, messages, trigger, metadata, abortSignal: signal }: SendOptions) {
    const { page, onAccepted } = metadata as RequestMetadata;
    const question = messages.at(-1);
    if (question?.role !== 'user') throw new Error('A request ends with a question');
    const { request } = this.#session;
    const response =
      trigger === 'regenerate-message'
        ? await requestOperation(
            request,
            retryChatMessage,
            { params: { threadId, messageId: question.id } },
            { signal },
          )
        : await requestOperation(
            request,
            sendChatMessage,
            { params: { threadId }, body: bodyOf(question, page) },
            { signal },
          );
    onAccepted?.();
    return this.#chunksOf(response);
  }

  override async reconnectToStream({ chatId: threadId, metadata, abortSignal: signal }: ResumeOptions) {
    const { answeringId } = metadata as RequestMetadata;
    if (answeringId === undefined) return null;
    const params = { threadId, messageId: answeringId };
    return this.#chunksOf(await requestOperation(this.#session.request, resumeChatMessage, { params }, { signal }));
  }

  #chunksOf({ body }: Response) {
    if (!body) throw new Error('The reply is empty');
    return this.processResponseStream(body);
  }
}

function bodyOf(question: Message, page: string | undefined) {
  const pasted = pastedOf(question);
  return {
    messageId: question.id,
    parentId: question.metadata?.parentId ?? null,
    text: textOf(question),
    ...(pasted !== undefined && { pasted }),
    ...(page !== undefined && { page }),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
