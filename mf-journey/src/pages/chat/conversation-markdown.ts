import type { ChatCitation, ChatMessage, ChatPart, ChatThread } from '@hearthway/contracts/journey';
import { brand } from '@hearthway/contracts/brand';
import { claim } from '../../features/chat/index.js';
import { dayOf, formatMoment } from '../../features/local-time/index.js';
import { cardMarkdown } from './card-markdown.js';

interface Conversation {
  readonly thread: ChatThread;
  readonly messages: readonly ChatMessage[];
}

/** A conversation as a file: every message of every version, in order, with its sources. */
export function conversationMarkdown({ thread, messages }: Conversation): string {
  const head = [
    `# ${thread.title}`,
    `${brand.name}, ${formatMoment(new Date(thread.createdAt))}. ${brand.assistant} is ${claim}.`,
  ];
  return `${[...head, ...messages.map((message) => messageMarkdown(message, messages))].join('\n\n')}\n`;
}

/** `closing-costs-2026-11-20.md` */
export function fileNameOf({ title, createdAt }: ChatThread): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['conversation'];
  return `${words.join('-').slice(0, 60)}-${dayOf(new Date(createdAt))}.md`;
}

function messageMarkdown(message: ChatMessage, all: readonly ChatMessage[]): string {
  const { role, parts, metadata } = message;
  const who = role === 'user' ? 'You' : brand.assistant;
  const versions = all.filter((other) => other.role === role && other.metadata.parentId === metadata.parentId);
  const version = versions.length > 1 ? `, version ${versions.indexOf(message) + 1} of ${versions.length}` : '';
  const sources = parts.flatMap((part) => (part.type === 'data-citation' ? [sourceMarkdown(part.data)] : []));
  return [
    `## ${who}, ${formatMoment(new Date(metadata.createdAt))}${version}`,
    ...parts.map(partMarkdown).filter((text) => text !== ''),
    ...(sources.length > 0 ? [`Sources:\n\n${sources.join('\n')}`] : []),
  ].join('\n\n');
}

function partMarkdown(part: ChatPart): string {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'data-pasted':
      return part.data.text.replace(/^/gm, '> ');
    case 'data-card':
      return cardMarkdown(part.data);
    case 'data-action':
      return [
        `${part.data.title} (${part.data.status})`,
        ...part.data.fields.map(({ label, value }) => `- ${label}: ${value}`),
        ...(part.data.draft ? [`\n${part.data.draft.body}`] : []),
      ].join('\n');
    case 'data-notice':
      return `*${part.data.text}*`;
    case 'data-citation':
      return '';
  }
}

/**
 * `- FHA minimum down payment: At least 3.5%. (HUD Handbook 4000.1, 2026-01-01, <https://…>)`. The text of a guide
 * entry isn't repeated, since the answer is made of it.
 */
function sourceMarkdown({ kind, title, text, sourceName, sourceUrl, date }: ChatCitation): string {
  const origin = [sourceName, date, sourceUrl && `<${sourceUrl}>`].filter((part) => part !== null && part !== '');
  const what = kind === 'knowledge' ? title : `${title}: ${text}`;
  return `- ${what}${origin.length > 0 ? ` (${origin.join(', ')})` : ''}`;
}
