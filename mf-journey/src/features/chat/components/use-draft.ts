import { useState } from 'react';
import { useUser } from '@hearthway/web-kit/slice';
import type { AttachedDocument } from '../conversation/conversation.js';
import { draftStorageOf } from '../../drafts/index.js';

/** What is typed and not yet sent. */
export interface QuestionDraft {
  readonly text: string;
  readonly pasted: string;
  /** Attached. */
  readonly documents: readonly AttachedDocument[];
  /** What was sent without an answer: the same again keeps its id, so that nothing is doubled. */
  readonly tried:
    | { readonly messageId: string; readonly text: string; readonly pasted: string; readonly documents: string }
    | undefined;
}

const nothing: QuestionDraft = { text: '', pasted: '', documents: [], tried: undefined };

interface Kept {
  readonly values: QuestionDraft;
}

/** Keeps what is typed in this browser until it is sent. A new conversation has one draft for each `place`. */
export function useDraft(threadId: string | undefined, place: string) {
  const user = useUser();
  const storage = draftStorageOf<string, Kept>('question', user?.id ?? '');
  const name = threadId ?? place;
  const [firstName] = useState(name);
  const [draft, setDraft] = useState(() => ({ ...nothing, ...storage.read(name)?.values }));
  const keep = (values: QuestionDraft): void => {
    setDraft(values);
    if (values.text === '' && values.pasted === '' && values.documents.length === 0) forget();
    else storage.write(name, { values });
  };
  const forget = (): void => {
    setDraft(nothing);
    for (const kept of [name, firstName]) {
      const stored = storage.read(kept);
      if (stored) storage.remove(kept, stored);
    }
  };
  return { draft, keep, forget };
}
