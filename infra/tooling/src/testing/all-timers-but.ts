const timers = [
  'Date',
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;
type Timer = (typeof timers)[number];

/** For `jest.useFakeTimers({ doNotFake: … })`, which can't name the timers to fake. */
export function allTimersBut(...faked: readonly Timer[]): Timer[] {
  return timers.filter((timer) => !faked.includes(timer));
}
