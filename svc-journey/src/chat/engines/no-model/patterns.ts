/** What texts are tested with: one expression or several. */
export type Pattern = Pick<RegExp, 'test'>;

/** One match, and another within this many characters after it. */
export const followed = (first: RegExp, second: RegExp, within: number): Pattern => ({
  test: (text) =>
    [...text.matchAll(first)].some((match) => {
      const end = match.index + match[0].length;
      return second.test(text.slice(end, end + within));
    }),
});

export const either = (...shapes: readonly Pattern[]): Pattern => ({
  test: (text) => shapes.some((shape) => shape.test(text)),
});
