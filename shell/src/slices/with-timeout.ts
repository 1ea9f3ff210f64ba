import { afterAwake } from '../awake-time.js';

class SliceTimeoutError extends Error {
  override readonly name = 'SliceTimeoutError';
}

/** Rejects with `SliceTimeoutError` if the promise doesn't settle in time; sleep doesn't count. */
export async function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let cancel: (() => void) | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    cancel = afterAwake(milliseconds, () => {
      reject(new SliceTimeoutError(`Not settled in ${milliseconds} ms`));
    });
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    cancel?.();
  }
}
