import { checkConversation, type ConversationVerdict } from '@hearthway/contracts/conversation-rules';

/** What the buyer asks, and what they asked before in this branch, oldest first. */
export interface AskedTurn {
  readonly question: string;
  readonly earlier: readonly string[];
  readonly pasted: string | undefined;
}

/**
 * Holds a question against the public rules, with what it leans on: a short question that follows another one is read together
 * with it, and pasted text counts where the question is in there. Otherwise pasted text is nobody’s question.
 */
export function refusalOf({ question, earlier, pasted }: AskedTurn): ConversationVerdict {
  const before = earlier.at(-1);
  const texts = [
    question,
    ...(before !== undefined && leansOnEarlier(question) ? [`${before} ${question}`] : []),
    ...(pasted !== undefined && leansOnPasted(question) ? [pasted] : []),
  ];
  return (
    texts.map((text) => checkConversation(text)).find(({ outcome }) => outcome === 'refused') ?? { outcome: 'allowed' }
  );
}

/** "And is it?", "which one?": nothing of their own to answer. */
const leansOnEarlier = (question: string): boolean =>
  question.length < 160 &&
  /\b(?:it|its|they|them|there|that|those|this|these|one|ones|him|her|ahi|alli|eso|esa|ese)\b|^(?:and|but|or|y|o|so)\b/i.test(
    question,
  );

const leansOnPasted = (question: string): boolean =>
  question.trim() === '' ||
  /\b(?:this|below|above|email|message|text|reply|answer|respond|translate|summari[sz]e|read|explain|esto|responde|contesta|traduce)\b/i.test(
    question,
  );
