const lookMilliseconds = 100;
const standstillMilliseconds = 1_000;

/** Detects when this process, and so probably the whole machine, was frozen. */
export interface Standstills {
  /** Whether a freeze ended after this moment of `performance.now()`. */
  since(moment: number): boolean;
  stop(): void;
}

export function watchStandstills(): Standstills {
  let lastLook = performance.now();
  let lastEnd = -Infinity;
  const look = () => {
    const now = performance.now();
    if (now - lastLook > standstillMilliseconds) lastEnd = now;
    lastLook = now;
  };
  const timer = setInterval(look, lookMilliseconds);
  timer.unref();
  return {
    since(moment) {
      look();
      return lastEnd > moment;
    },
    stop: () => clearInterval(timer),
  };
}
