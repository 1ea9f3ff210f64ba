import { useEffect, useRef, useState, type RefObject } from 'react';
import { prefersReducedMotion } from '@hearthway/web-kit';
import type { Inputs } from './estimate.js';
import { tourAt } from './tour.js';

export interface Tour {
  readonly playing: boolean;
  /** The demonstration's own numbers; `undefined` when it does not play. */
  readonly shown: { readonly inputs: Inputs; readonly caption: string } | undefined;
  readonly play: () => void;
  readonly stop: () => void;
}

const quietMilliseconds = 1_600;

/**
 * Plays the demonstration once when its place comes into view and nothing was touched yet, unless the visitor asked for
 * less motion; afterwards on demand.
 */
export function useTour(place: RefObject<HTMLElement | null>, start: Inputs, mayBeginByItself: boolean): Tour {
  const [playing, setPlaying] = useState(false);
  const [shown, setShown] = useState<Tour['shown']>();
  const begun = useRef(false);

  useEffect(() => {
    if (!mayBeginByItself || begun.current || !place.current || prefersReducedMotion()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.some((entry) => entry.isIntersecting)) return;
        timer = setTimeout(() => {
          begun.current = true;
          setPlaying(true);
          observer.disconnect();
        }, quietMilliseconds);
      },
      { threshold: 0.5 },
    );
    observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place, mayBeginByItself]);

  useEffect(() => {
    if (!playing) return;
    return onEachFrame((elapsed) => {
      const now = tourAt(start, elapsed);
      setShown(now);
      if (!now) setPlaying(false);
    });
  }, [playing, start]);

  return {
    playing,
    shown: playing ? shown : undefined,
    play: () => {
      begun.current = true;
      setPlaying(true);
    },
    stop: () => {
      begun.current = true;
      setPlaying(false);
      setShown(undefined);
    },
  };
}

function onEachFrame(draw: (elapsedMilliseconds: number) => void): () => void {
  let beganAt: number | undefined;
  let request = requestAnimationFrame(function next(now) {
    beganAt ??= now;
    request = requestAnimationFrame(next);
    draw(now - beganAt);
  });
  return () => {
    cancelAnimationFrame(request);
  };
}
