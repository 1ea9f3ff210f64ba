import assert from 'node:assert/strict';

const rounds = 10;

/**
 * Checks that reading a text of `piece` again and again takes ten times as long for ten times the length, not a hundred.
 *
 * The short text is read ten times, so that both measurements last equally long and a busy machine slows both. Each
 * counts with its fastest round, since other work on the machine only adds to them.
 *
 * @param longest The length of the longer text, in characters.
 */
export function expectLinearTime(read: (text: string) => unknown, piece: string, longest = 100_000): void {
  const long = piece.repeat(longest / piece.length);
  const short = piece.repeat(longest / 10 / piece.length);
  const fastest = { long: Infinity, short: Infinity };
  for (let round = 0; round < rounds; round += 1) {
    fastest.long = Math.min(
      fastest.long,
      milliseconds(() => read(long)),
    );
    fastest.short = Math.min(
      fastest.short,
      milliseconds(() => tenTimes(() => read(short))),
    );
    // Reading from each character again would take ten times as long as the short texts. Below 50 ms, noise decides.
    if (fastest.long < 4 * fastest.short + 50) return;
  }
  assert.fail(`${JSON.stringify(piece)}: ${fastest.long} ms, and ${fastest.short} ms for its length in ten texts`);
}

function milliseconds(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

function tenTimes(work: () => void): void {
  for (let time = 0; time < 10; time += 1) work();
}
