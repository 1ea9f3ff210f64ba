import { useEffect, useRef, type RefObject } from 'react';
import type { ChatMessage } from '@hearthway/contracts/journey';
import { prefersReducedMotion } from '@hearthway/web-kit';

/**
 * Keeps the end of the conversation in view while it grows, unless the reader has scrolled up. A new question always comes into
 * view.
 */
export function useFollow(
  shown: readonly ChatMessage[],
  answeringId: string | undefined,
): RefObject<HTMLDivElement | null> {
  const endRef = useRef<HTMLDivElement>(null);
  const isAtEndRef = useRef(true);
  const questionRef = useRef<string>(undefined);
  const question = shown.findLast(({ role }) => role === 'user')?.id;

  useEffect(() => {
    const end = endRef.current;
    if (!end || typeof IntersectionObserver === 'undefined') return;
    // Generous, so that a new line doesn’t count as scrolling up.
    const observer = new IntersectionObserver(
      (entries) => {
        isAtEndRef.current = entries.at(-1)?.isIntersecting ?? true;
      },
      { rootMargin: '0px 0px 160px 0px' },
    );
    observer.observe(end);
    return () => {
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    const isNew = question !== undefined && questionRef.current !== undefined && questionRef.current !== question;
    questionRef.current = question ?? '';
    if (!isNew && (answeringId === undefined || !isAtEndRef.current)) return;
    endRef.current?.scrollIntoView({
      block: 'end',
      behavior: isNew && !prefersReducedMotion() ? 'smooth' : 'instant',
    });
  }, [shown, question, answeringId]);

  return endRef;
}
