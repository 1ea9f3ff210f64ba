import net from 'node:net';

/** A loopback port that stays ours while the processes that answer on it come and go. */
export interface ListeningSocket {
  readonly port: number;
  /** What a child inherits and listens on; see `fd:` in the services' `PORT`. */
  readonly fd: number;
  close(): void;
}

interface Handle {
  readonly fd: number;
  getsockname(address: { port?: number }): number;
  close(): void;
}

/**
 * Binds a port without ever accepting on it here: as with systemd's socket activation, each child that inherits the socket
 * accepts by itself, and what comes while there is none waits for the next. Node has no public way of binding without
 * accepting; this is the one by which its own cluster module does it.
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
