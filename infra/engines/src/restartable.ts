export interface Restartable {
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Restarts and the stop of one engine come one after the other: a stop gives up a restart under way and is the last that
 * happens.
 */
export function restartable(parts: {
  readonly restart: (signal: AbortSignal) => Promise<void>;
  readonly stop: () => Promise<void>;
}): Restartable {
  const stopping = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    restart: () =>
      inTurn(async () => {
        stopping.signal.throwIfAborted();
        await parts.restart(stopping.signal);
      }),
    stop() {
      stopping.abort(new Error('The engine is being stopped.'));
      return inTurn(parts.stop);
    },
  };
}
