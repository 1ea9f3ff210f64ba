/** The months of a date in words, also shortened. */
export const monthNames: ReadonlySet<string> = new Set(
  'january february march april may june july august september october november december'
    .split(' ')
    .flatMap((name) => [name, name.slice(0, 3)])
    .concat('sept'),
);
