import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface DoorOptions {
  readonly port: number;
  readonly instances: readonly DoorInstance[];
}

export interface DoorInstance {
  readonly port: number;
  /** Whether it takes new connections now. */
  readonly ready: () => Promise<boolean>;
}

export interface Door {
  /** Refuses new connections. Resolves once the instances have ended those that are open. */
  close(): Promise<void>;
}

interface Place {
  readonly instance: DoorInstance;
  isReady: boolean;
  connections: number;
}

const host = '127.0.0.1';
const lookMilliseconds = 250;
const patienceMilliseconds = 2_000;

/**
 * Opens one port in front of several instances of a server. A new connection goes to the one that is ready and has the fewest;
 * if none is ready, to any that takes it. An open connection stays with its instance to the end, ready or not.
 */
export async function openDoor({ port, instances }: DoorOptions): Promise<Door> {
  const places = instances.map((instance): Place => ({ instance, isReady: false, connections: 0 }));
  const closing = new AbortController();
  // A client that has sent everything may end its half, and still reads the answer.
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => void admit(client, places));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  // Such as too many open files: that connection is lost, and the next may not be.
  server.on('error', () => undefined);
  for (const place of places) void follow(place, closing.signal);
  return {
    close() {
      closing.abort();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

async function follow(place: Place, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    place.isReady = await place.instance.ready();
    await delay(lookMilliseconds, undefined, { signal }).catch(() => undefined);
  }
}

async function admit(client: Socket, places: readonly Place[]): Promise<void> {
  // What a client does is no error here; `close` follows.
  client.on('error', () => undefined);
  const untried = new Set(places);
  for (let place = best(untried); place && !client.destroyed; place = best(untried)) {
    untried.delete(place);
    place.connections += 1;
    const server = await connectTo(place);
    if (server) {
      join(client, server);
      return;
    }
  }
  client.destroy();
}

function best(places: Iterable<Place>): Place | undefined {
  return [...places].sort(
    (one, other) => Number(other.isReady) - Number(one.isReady) || one.connections - other.connections,
  )[0];
}

/** @returns undefined if it takes no connection */
function connectTo(place: Place): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port: place.instance.port, host });
    const refused = () => {
      place.isReady = false;
      resolve(undefined);
    };
    socket.once('error', refused);
    socket.once('connect', () => {
      socket.off('error', refused).on('error', () => undefined);
      resolve(socket);
    });
    socket.once('close', () => (place.connections -= 1));
  });
}

function join(client: Socket, server: Socket): void {
  if (client.destroyed) {
    server.destroy();
    return;
  }
  client.once('close', () => server.destroy());
  // What it has sent still reaches the client, unless that takes nothing any more: the door would stay open.
  server.once('close', () => {
    client.setTimeout(patienceMilliseconds, () => client.destroy());
    client.destroySoon();
  });
  client.pipe(server);
  server.pipe(client);
}
