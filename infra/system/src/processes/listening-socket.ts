import net from 'node:net';

/** A loopback port that stays bound while the processes that serve it come and go. */
export interface ListeningSocket {
  readonly port: number;
  /** For children to inherit and listen on: `fd:` in the `PORT` of services. */
  readonly fd: number;
  close(): void;
}

interface Handle {
  readonly fd: number;
  getsockname(address: { port?: number }): number;
  close(): void;
}

/**
 * Binds a port without accepting connections here. As with systemd's socket activation, each child that inherits the
 * socket accepts them itself, and connections that arrive while there is no child wait for the next one. Node has no public
 * API to bind without accepting; this is what its cluster module uses.
 */
export function openListeningSocket(port: number, host = '127.0.0.1'): ListeningSocket {
  const { _createServerHandle: createHandle } = net as unknown as {
    _createServerHandle: (host: string, port: number, family: 4) => Handle | number;
  };
  const handle = createHandle(host, port, 4);
  if (typeof handle === 'number') throw new Error(`Port ${port} is in use`);
  const address: { port?: number } = {};
  handle.getsockname(address);
  return { port: address.port ?? port, fd: handle.fd, close: () => handle.close() };
}
