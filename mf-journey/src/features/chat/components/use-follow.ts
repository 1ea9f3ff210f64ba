import { useEffect, useRef, type RefObject } from 'react';
import type { Message } from '../conversation/chat-message.js';

/**
 * Keeps the end of the conversation in view while it grows, unless the reader has scrolled up, and never so far that the question
 * leaves the view: an answer is read from its beginning. A new question always comes into view.
 */
export function useFollow(
  shown: readonly Message[],
  answeringId: string | undefined,
): RefObject<HTMLDivElement | null> {
  const endRef = useRef<HTMLDivElement>(null);
  const isAtEndRef = useRef(true);
  const questionRef = useRef<string>(undefined);
  const answeringRef = useRef<string>(undefined);
  const question = shown.findLast(({ role }) => role === 'user')?.id;

  useEffect(() => {
    const end = endRef.current;
    if (!end || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      isAtEndRef.current = entries.at(-1)?.isIntersecting ?? true;
    });
    observer.observe(end);
    return () => {
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    const isNew = question !== undefined && questionRef.current !== undefined && questionRef.current !== question;
    questionRef.current = question ?? '';
    const isGrowing = answeringId !== undefined || answeringRef.current !== undefined;
    answeringRef.current = answeringId;
    const end = endRef.current;
    if (isNew) isAtEndRef.current = true;
    if (!end || !(isNew || isGrowing) || !isAtEndRef.current) return;
    // At once: an answer may begin before a movement has ended.
    end.scrollIntoView({ block: 'end', behavior: 'instant' });
    lastQuestionBefore(end)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [shown, question, answeringId]);

  return endRef;
}

const lastQuestionBefore = (end: Element): Element | undefined =>
  [...(end.parentElement?.children ?? [])].findLast((message) => message.matches('[data-question]'));
