import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { AssessedHome } from '@hearthway/contracts/journey';
import { Button } from '@hearthway/web-kit';

/** Showing more cards at once would slow down sorting on a phone. */
const step = 60;

interface FirstOf {
  readonly shown: readonly AssessedHome[];
  /** Of the list of cards. */
  readonly listRef: RefObject<HTMLUListElement | null>;
  /** Shows more cards, for below the list. Nothing once all are shown. */
  readonly more: ReactNode;
}

/** The first homes of a long list, and the rest on demand. The first new card then has the focus. */
export function useFirstOf(homes: readonly AssessedHome[]): FirstOf {
  const [count, setCount] = useState(step);
  const listRef = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (count > step) listRef.current?.children[count - step]?.querySelector('a')?.focus();
  }, [count]);
  const left = homes.length - count;
  return {
    shown: homes.slice(0, count),
    listRef,
    more: left > 0 && (
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          setCount(count + step);
        }}
      >
        Show {Math.min(step, left)} more of {left}
      </Button>
    ),
  };
}
