/** Web Locks for tabs of one test: jsdom has none. */
export function createLockManager(): Pick<LockManager, 'request'> {
  const last = new Map<string, Promise<unknown>>();
  const request = async (name: string, callback: () => Promise<unknown>): Promise<unknown> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(callback, callback);
    last.set(name, mine);
    return mine;
  };
  return { request: request as unknown as LockManager['request'] };
}
