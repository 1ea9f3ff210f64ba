class SliceTimeoutError extends Error {
  override readonly name = 'SliceTimeoutError';
}

/** Rejects with `SliceTimeoutError` if the promise doesn't settle in time. */
export async function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SliceTimeoutError(`Not settled in ${milliseconds} ms`));
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
