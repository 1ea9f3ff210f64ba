import type { ChatMetadata, ChatPart } from '@hearthway/contracts/journey';
import type { UIMessage } from 'ai';

type DataParts = {
  readonly [
    Part in Extract<ChatPart, { data: unknown }> as Part['type'] extends `data-${infer Name}` ? Name : never
  ]: Part['data'];
};

/** A message of a conversation in the AI SDK's form: the contract's `ChatMessage`. */
export type Message = UIMessage<ChatMetadata, DataParts>;
export type MessagePart = Message['parts'][number];

/** The message's text, as Markdown. */
export const textOf = ({ parts }: Pick<Message, 'parts'>): string =>
  parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');

/** The text pasted with a question. */
export const pastedOf = ({ parts }: Pick<Message, 'parts'>): string | undefined =>
  parts.find((part) => part.type === 'data-pasted')?.data.text;
