export interface MockServer {
  mockServerMatchedSuccessfully: (port: number) => boolean;
  mockServerMismatches: (port: number) => unknown;
}

/**
 * The mock server replies before it has recorded the request (pact-core-mock-server, issue 13). On a busy machine, a test that
 * asks right after the reply reads that nothing was received. So wait for complete records, which a request that never came or
 * doesn't match never has. Pact asks synchronously and records on its own threads, so this blocks.
 */
export function readsWhenRecorded<Server extends MockServer>(server: Server, patienceMs = 30_000): Server {
  const { mockServerMismatches } = server;
  return {
    ...server,
    mockServerMismatches(port: number) {
      const giveUpAt = performance.now() + patienceMs;
      while (!server.mockServerMatchedSuccessfully(port) && performance.now() < giveUpAt) sleep(2);
      return mockServerMismatches(port);
    },
  };
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
