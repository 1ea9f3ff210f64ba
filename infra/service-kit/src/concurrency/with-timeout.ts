/** The result of `work`, or what `onTimeout` returns or throws if that takes too long. The work itself is not stopped. */
export async function withTimeout<Result, Late>(
  milliseconds: number,
  work: Promise<Result>,
  onTimeout: () => Late,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    return await Promise.race([work, timeIsUp.then(onTimeout)]);
  } finally {
    clearTimeout(timer);
  }
}
