import { chatContexts, type ChatContext, type ChatSettings } from '@hearthway/contracts/journey';

/** Names of the switches, and what each one lets Mia read. */
export const contextWords: Readonly<Record<ChatContext, { readonly name: string; readonly reads: string }>> = {
  finances: { name: 'Finances', reads: 'your income, debts, savings, credit range, and saved scenarios' },
  homes: { name: 'Homes', reads: 'your saved homes, their costs, and how they fit your goals' },
  documents: { name: 'Documents', reads: 'your checklist of documents, your lender letters, and your offers' },
  calendar: { name: 'Calendar', reads: 'the events on your calendar and the deadlines of your contract' },
};

export const contextNames = Object.keys(chatContexts) as readonly ChatContext[];

/** `your finances and your homes`; `none of your data` without any. */
export function usedWords(used: readonly ChatContext[]): string {
  const names = contextNames.filter((context) => used.includes(context)).map((context) => chatContexts[context]);
  const last = names.at(-1);
  if (last === undefined) return 'none of your data';
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

type Engine = ChatSettings['engine'];

/** Who answers: `Answers come from our own guide and calculators, with no AI model.` */
export function engineSentence({ kind, provider, model }: Engine): string {
  if (kind === 'none') return 'Answers come from our own guide and calculators, with no outside AI.';
  if (provider === null) return 'An AI model writes the answers.';
  return `Answers are written by ${model ?? 'an AI model'} at ${provider}, which gets your questions.`;
}

/** Says who receives the data that Mia may read. */
export function providerSentence({ kind, provider, model }: Engine): string {
  if (kind === 'none' || provider === null) return 'It stays with us. No outside AI is used.';
  return `It goes to ${provider}${model === null ? '' : ` (${model})`} along with your questions.`;
}
