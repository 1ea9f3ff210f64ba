import { useState } from 'react';
import { drawing } from '@hearthway/contracts/journey';
import { tolerantSessionStorage } from '@hearthway/web-kit/storage';
import * as z from 'zod/mini';
import { noAnswers, type Answers } from './answers.js';

const mark = z.object({ text: z.string(), drawing: z.optional(drawing) });

const kept = z.object({
  session: z.nullable(z.string()),
  answers: z.object({
    values: z.record(z.string(), z.string()),
    marks: z.object({ signature: z.optional(mark), initials: z.optional(mark) }),
  }),
});

interface Kept {
  readonly session: string | null;
  readonly answers: Answers;
}

const nothing = { session: null, answers: noAnswers };

/**
 * What a code opened, and what the signer has filled in. This tab keeps it until they have signed or leave: a phone may drop the
 * page while its owner looks something up, and the session may end before they are done.
 */
export function useKept(token: string): readonly [Kept, (part: Partial<Kept>) => void] {
  const key = `signing:${token}`;
  const [now, setNow] = useState(() => read(key));
  const keep = (part: Partial<Kept>): void => {
    const next = { ...now, ...part };
    setNow(next);
    if (next.session === null && next.answers === noAnswers) tolerantSessionStorage.removeItem(key);
    else tolerantSessionStorage.setItem(key, JSON.stringify(next));
  };
  return [now, keep];
}

function read(key: string): Kept {
  try {
    return kept.parse(JSON.parse(tolerantSessionStorage.getItem(key) ?? ''));
  } catch {
    return nothing;
  }
}
