/** Does the work of one queue one after the other, in the order in which it was asked for. */
export type InTurn = <Result>(queue: string, work: () => Promise<Result>) => Promise<Result>;

export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (queue, work) => {
    const mine = (last.get(queue) ?? Promise.resolve()).then(work);
    // Whoever asked hears of an error; the next one goes on.
    const over = mine
      .catch(() => undefined)
      .then(() => {
        if (last.get(queue) === over) last.delete(queue);
      });
    last.set(queue, over);
    return mine;
  };
}
