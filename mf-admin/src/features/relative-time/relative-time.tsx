import { useSyncExternalStore, type ReactNode } from 'react';
import { VisuallyHidden } from '@hearthway/web-kit';
import { timeAgo } from './time-ago.js';

const tickMilliseconds = 15_000;
const exactly = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long' });

/** A relative time that keeps itself up to date. The exact local time is shown on hover and read out. */
export function RelativeTime({ at }: { at: string }): ReactNode {
  const now = useSyncExternalStore(everyTick, lastTick);
  const exact = exactly.format(new Date(at));
  return (
    <time dateTime={at} title={exact}>
      {timeAgo(Date.parse(at), now)}
      <VisuallyHidden>, {exact}</VisuallyHidden>
    </time>
  );
}

function everyTick(onTick: () => void): () => void {
  const timer = setInterval(onTick, tickMilliseconds);
  return () => clearInterval(timer);
}

function lastTick(): number {
  return Math.floor(Date.now() / tickMilliseconds) * tickMilliseconds;
}
