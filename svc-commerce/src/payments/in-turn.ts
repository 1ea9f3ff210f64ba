/** Does one piece of work after the other, in the order in which they were asked for. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined); // whoever asked hears of it; the next one goes on
    return mine;
  };
}
