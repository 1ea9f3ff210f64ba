/**
 * How long an idle connection stays open, in milliseconds: longer than our callers keep it, so that none sends a
 * request on a connection that is just being closed.
 */
export const keepAliveTimeout = 72_000;
