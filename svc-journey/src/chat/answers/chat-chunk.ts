import type { ChatAction, ChatCard, ChatCitation, ChatMetadata, ChatNotice } from '@hearthway/contracts/journey';
import type { UIMessageChunk } from 'ai';

/** What an answer streams: the AI SDK’s chunks, with our parts. */
export type ChatChunk = UIMessageChunk<
  ChatMetadata,
  {
    card: ChatCard;
    citation: ChatCitation;
    action: ChatAction;
    notice: ChatNotice;
    /** What is being looked up. Transient: not part of the message. */
    activity: { text: string };
  }
>;
