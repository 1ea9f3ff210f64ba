/** The month names in dates, including abbreviations. */
export const monthNames: ReadonlySet<string> = new Set(
  'january february march april may june july august september october november december'
    .split(' ')
    .flatMap((name) => [name, name.slice(0, 3)])
    .concat('sept'),
);
