import { useEffect, useState } from 'react';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { draftStorageQuery } from '../../drafts/index.js';

/** What is typed and not yet sent. */
export interface QuestionDraft {
  readonly text: string;
  readonly pasted: string;
  /** What was sent without an answer: the same again keeps its id, so that nothing is doubled. */
  readonly tried: SentQuestion | undefined;
  /** Whether `tried` is not part of `text`, since it may be on its way still. */
  readonly isSent: boolean;
}

export interface SentQuestion {
  readonly messageId: string;
  readonly text: string;
  readonly pasted: string;
}

const nothing: QuestionDraft = { text: '', pasted: '', tried: undefined, isSent: false };

/**
 * Keeps what is typed on this device until it is sent.
 * @param place the conversation, or where a new one is begun
 */
export function useDraft(place: string) {
  const { session } = usePlatform();
  const { userId } = useCaller();
  const { data: drafts } = useQuery({
    ...draftStorageQuery<string, QuestionDraft>(session, userId, 'questions'),
    enabled: userId !== undefined,
  });
  const [firstPlace] = useState(place);
  const [typed, setTyped] = useState<QuestionDraft>();
  useEffect(() => {
    if (!drafts || !typed) return;
    const isEmpty = typed.text === '' && typed.pasted === '' && !typed.isSent;
    if (isEmpty) void drafts.remove(place);
    else void drafts.write(place, typed);
    // A new conversation has become one with a name of its own meanwhile.
    if (place !== firstPlace) void drafts.remove(firstPlace);
  }, [drafts, typed, place, firstPlace]);
  return {
    draft: typed ?? drafts?.found.get(place) ?? nothing,
    keep: (change: (draft: QuestionDraft) => QuestionDraft): void => {
      setTyped((before) => change(before ?? drafts?.found.get(place) ?? nothing));
    },
  };
}
