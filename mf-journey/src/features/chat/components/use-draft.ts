import { useEffect, useState } from 'react';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { draftStorageQuery } from '../../drafts/index.js';

/** A question that is typed but not sent yet. */
export interface QuestionDraft {
  readonly text: string;
  readonly pasted: string;
  /** A question sent without an answer so far. Sending the same text again keeps its id and duplicates nothing. */
  readonly tried: SentQuestion | undefined;
  /** Whether `tried` was left out of `text` because it may still be on its way. */
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
    // The new conversation has since become one with its own id.
    if (place !== firstPlace) void drafts.remove(firstPlace);
  }, [drafts, typed, place, firstPlace]);
  return {
    draft: typed ?? drafts?.found.get(place) ?? nothing,
    keep: (change: (draft: QuestionDraft) => QuestionDraft): void => {
      setTyped((before) => change(before ?? drafts?.found.get(place) ?? nothing));
    },
  };
}
