/** Options of a query for what someone shared by a link. */
export const linkQuery = {
  retry: false,
  // What a link showed before it was turned off must not stay in the cache.
  gcTime: 0,
} as const;
