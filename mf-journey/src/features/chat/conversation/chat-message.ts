import type { ChatMetadata, ChatPart } from '@hearthway/contracts/journey';
import type { UIMessage } from 'ai';

type DataParts = {
  readonly [
    Part in Extract<ChatPart, { data: unknown }> as Part['type'] extends `data-${infer Name}` ? Name : never
  ]: Part['data'];
};

/** A message of a conversation, as the AI SDK holds it: the contract's `ChatMessage`. */
export type Message = UIMessage<ChatMetadata, DataParts>;
export type MessagePart = Message['parts'][number];

/** Its words, as Markdown. */
export const textOf = ({ parts }: Pick<Message, 'parts'>): string =>
  parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');

/** What was pasted beside a question. */
export const pastedOf = ({ parts }: Pick<Message, 'parts'>): string | undefined =>
  parts.find((part) => part.type === 'data-pasted')?.data.text;
