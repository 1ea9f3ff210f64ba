export interface Restartable {
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Serializes the restarts and the stop of an engine. A stop cancels a restart in progress and comes last.
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
