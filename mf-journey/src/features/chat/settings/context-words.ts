import { chatContexts, type ChatContext, type ChatSettings } from '@hearthway/contracts/journey';

/** Names of the switches, and what each one lets Mia read. */
export const contextWords: Readonly<Record<ChatContext, { readonly name: string; readonly reads: string }>> = {
  finances: { name: 'Finances', reads: 'your income, debts, savings, credit range, and saved scenarios' },
  homes: { name: 'Homes', reads: 'your saved homes, their costs, and how they fit your goals' },
  documents: {
    name: 'Documents',
    reads: 'which documents you have, which are missing, and the text of those you attach',
  },
  calendar: { name: 'Calendar', reads: 'your events and the deadlines of your contract' },
};

export const contextNames = Object.keys(chatContexts) as readonly ChatContext[];

/** `your finances and your homes`; `none of your data` without any. */
export function usedWords(used: readonly ChatContext[]): string {
  const names = contextNames.filter((context) => used.includes(context)).map((context) => chatContexts[context]);
  const last = names.at(-1);
  if (last === undefined) return 'none of your data';
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** Who gets what is granted. */
export function providerSentence({ kind, provider, model }: ChatSettings['engine']): string {
  if (kind === 'none' || provider === null) return 'No outside AI is used: it never leaves our service.';
  return `It is sent to ${provider}${model === null ? '' : ` (model ${model})`} with your questions.`;
}
