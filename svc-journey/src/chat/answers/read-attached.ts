import { chatLimits, type ChatNotice } from '@hearthway/contracts/journey';
import type { DocumentText } from '../../documents/index.js';
import type { ChatDependencies } from '../dependencies.js';
import type { Turn } from '../engines/engine.js';
import { attachedTo, type StoredMessage } from '../threads/thread.js';
import { contextOff } from '../tools/index.js';

interface Attaching {
  readonly question: StoredMessage;
  /** The conversation before it. */
  readonly branch: readonly StoredMessage[];
  /** Whether Mia may read documents now. */
  readonly isGranted: boolean;
}

interface ReadAttached extends Pick<Turn, 'attached' | 'notices'> {
  readonly attachedTo: (message: StoredMessage) => readonly DocumentText[];
}

/** How far back in a conversation we look for attached documents. */
const messagesBefore = 10;

/** Documents attached to this question and to earlier ones. Opens none unless the buyer grants them right now. */
export async function readAttached(
  { readTexts }: Pick<ChatDependencies, 'readTexts'>,
  { question, branch, isGranted }: Attaching,
): Promise<ReadAttached> {
  const recent = branch.slice(-messagesBefore);
  const ids = [...new Set([...recent, question].flatMap(attachedTo))];
  const texts = isGranted ? await readTexts(question.userId, ids) : [];
  const byId = new Map(texts.map((text) => [text.id, text]));
  const of = (message: StoredMessage) =>
    recent.includes(message) || message === question ? attachedTo(message).flatMap((id) => byId.get(id) ?? []) : [];
  const attached = of(question);
  return {
    attached: attached.filter(({ text }) => text.trim() !== ''),
    attachedTo: of,
    notices: attachedTo(question).length === 0 ? [] : noticesOf(question, attached, isGranted),
  };
}

function noticesOf(question: StoredMessage, read: readonly DocumentText[], isGranted: boolean): ChatNotice[] {
  if (!isGranted) {
    return [
      contextOff(
        'documents',
        'I may not read your documents, so I answered without what you attached. Turn on “Documents”, and ask again.',
      ),
    ];
  }
  const unread = question.parts.flatMap((part) => {
    if (part.type !== 'data-document') return [];
    const { documentId, name } = part.data;
    const found = read.find(({ id }) => id === documentId);
    if (!found) return [`“${name}” isn’t in your documents anymore.`];
    if (found.text.trim() === '') return [`I found no text in “${name}”. If it is a picture, paste what it says.`];
    return found.text.length > chatLimits.documentCharacters
      ? [`“${name}” is long, so I may miss its later pages.`]
      : [];
  });
  return unread.length === 0 ? [] : [{ code: 'document-unread', text: unread.join(' '), context: null }];
}
