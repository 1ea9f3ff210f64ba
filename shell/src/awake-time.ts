/** However late it comes, a tick counts as this much: the computer may have slept. */
const tickMilliseconds = 250;

/**
 * Like `setTimeout`, but counts only the time in which the page ran, so that nothing is given up after a sleep. Returns a
 * function that cancels.
 */
export function afterAwake(milliseconds: number, callback: () => void): () => void {
  let left = milliseconds;
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    const tick = Math.min(left, tickMilliseconds);
    timer = setTimeout(() => {
      left -= tick;
      if (left > 0) wait();
      else callback();
    }, tick);
  };
  wait();
  return () => {
    clearTimeout(timer);
  };
}

/** Like `AbortSignal.timeout`, but counts only the time in which the page ran. */
export function awakeTimeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  afterAwake(milliseconds, () => {
    controller.abort(new DOMException(`Not settled in ${milliseconds} ms`, 'TimeoutError'));
  });
  return controller.signal;
}
