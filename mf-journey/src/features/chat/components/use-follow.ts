import { useEffect, useRef, type RefObject } from 'react';
import type { Message } from '../conversation/chat-message.js';

/**
 * Keeps the end of an answer in view until it is complete, unless the reader scrolls, and never so far that the
 * question scrolls out of view: people read an answer from its beginning.
 * @param isAtEnd whether to start scrolled to the end, too
 */
export function useFollow(
  shown: readonly Message[],
  { isBusy, isAtEnd }: { readonly isBusy: boolean; readonly isAtEnd: boolean },
): RefObject<HTMLDivElement | null> {
  const endRef = useRef<HTMLDivElement>(null);
  const isFollowingRef = useRef(isAtEnd);
  const wasBusyRef = useRef(false);
  const questionRef = useRef<string>(undefined);
  const question = shown.findLast(({ role }) => role === 'user')?.id;
  const isUnanswered = shown.at(-1)?.id === question;

  useEffect(() => {
    const isAskedAgain = isUnanswered && !wasBusyRef.current;
    if (isBusy && (question !== questionRef.current || isAskedAgain)) {
      isFollowingRef.current = true;
      questionRef.current = question;
    }
    wasBusyRef.current = isBusy;
    const end = endRef.current;
    if (!end || !isFollowingRef.current || shown.length === 0) return;
    // Instantly: more text may arrive before a smooth scroll ends.
    end.scrollIntoView({ block: 'end', behavior: 'instant' });
    lastQuestionBefore(end)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [shown, question, isUnanswered, isBusy]);

  useEffect(() => {
    const shownUntil = new AbortController();
    const leave = (event: Event): void => {
      // Once the answer is complete, any input from the reader ends this.
      if (!wasBusyRef.current || isScrolling(event, endRef.current)) isFollowingRef.current = false;
    };
    for (const kind of ['wheel', 'touchmove', 'keydown', 'mousedown']) {
      window.addEventListener(kind, leave, { signal: shownUntil.signal, passive: true, capture: true });
    }
    return () => {
      shownUntil.abort();
    };
  }, []);

  return endRef;
}

const scrollingKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/** Whether the reader scrolls. Automatic scrolling doesn't count. */
function isScrolling(event: Event, end: Element | null): boolean {
  const { target } = event;
  if (event instanceof KeyboardEvent) {
    return (
      scrollingKeys.has(event.key) && !(target instanceof HTMLElement && target.matches('textarea, input, button'))
    );
  }
  // A press on a scrollbar targets the element that it scrolls.
  return event.type !== 'mousedown' || (target instanceof Element && target.contains(end));
}

const lastQuestionBefore = (end: Element): Element | undefined =>
  [...(end.parentElement?.children ?? [])].findLast((message) => message.matches('[data-question]'));
