/** What a text is looked at with: an expression, or several of them. */
export type Pattern = Pick<RegExp, 'test'>;

/** One match, and another one at most so many characters later. */
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
