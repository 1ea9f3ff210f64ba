import { useEffect, useRef, useState, type RefObject } from 'react';
import { prefersReducedMotion } from '@hearthway/web-kit';
import type { Inputs } from './estimate.js';
import { tourAt } from './tour.js';

export interface Tour {
  readonly playing: boolean;
  /** The numbers of the demo, or `undefined` when it is not playing. */
  readonly shown: { readonly inputs: Inputs; readonly caption: string } | undefined;
  readonly play: () => void;
  readonly stop: () => void;
}

const autoplayDelayMilliseconds = 1_600;

/**
 * Autoplays the demo once when `target` scrolls into view, unless the visitor has changed a number or prefers reduced
 * motion. After that, it plays on request.
 */
export function useTour(target: RefObject<HTMLElement | null>, start: Inputs, canAutoplay: boolean): Tour {
  const [playing, setPlaying] = useState(false);
  const [shown, setShown] = useState<Tour['shown']>();
  const started = useRef(false);

  useEffect(() => {
    if (!canAutoplay || started.current || !target.current || prefersReducedMotion()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.some((entry) => entry.isIntersecting)) return;
        timer = setTimeout(() => {
          started.current = true;
          setPlaying(true);
          observer.disconnect();
        }, autoplayDelayMilliseconds);
      },
      { threshold: 0.5 },
    );
    observer.observe(target.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [target, canAutoplay]);

  useEffect(() => {
    if (!playing) return;
    return onFrame((elapsed) => {
      const now = tourAt(start, elapsed);
      setShown(now);
      if (!now) setPlaying(false);
    });
  }, [playing, start]);

  return {
    playing,
    shown: playing ? shown : undefined,
    play: () => {
      started.current = true;
      setPlaying(true);
    },
    stop: () => {
      started.current = true;
      setPlaying(false);
      setShown(undefined);
    },
  };
}

function onFrame(callback: (elapsedMilliseconds: number) => void): () => void {
  let startedAt: number | undefined;
  let request = requestAnimationFrame(function next(now) {
    startedAt ??= now;
    request = requestAnimationFrame(next);
    callback(now - startedAt);
  });
  return () => {
    cancelAnimationFrame(request);
  };
}
