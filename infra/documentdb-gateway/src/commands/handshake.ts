import type { Document } from 'bson';
import type { Handler, Services } from '../command-context.js';
import { MAX_MESSAGE_BYTES } from '../framing.js';

const SESSION_TIMEOUT_MINUTES = 30;
const REPLICA_SET = 'hearthway';
const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
const MAX_WRITE_BATCH = 100_000;
const NEWEST_WIRE_VERSION = 21;
const VERSION = '7.0.0';

/** What clients ask first. We claim to be a one-node replica set, because drivers send transactions to replica sets only. */
export const handshakeCommands: Record<string, Handler> = {
  hello: ({ services }) => hello(services),
  isMaster: ({ services }) => ({ ...hello(services), ismaster: true }),
  ismaster: ({ services }) => ({ ...hello(services), ismaster: true }),
  ping: () => ({ ok: 1 }),
  buildInfo: () => ({ version: VERSION, ok: 1 }),
};

function hello(services: Services): Document {
  const me = services.address();
  return {
    helloOk: true,
    isWritablePrimary: true,
    secondary: false,
    setName: REPLICA_SET,
    setVersion: 1,
    hosts: [me],
    primary: me,
    me,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_WRITE_BATCH,
    localTime: new Date(services.now()),
    logicalSessionTimeoutMinutes: SESSION_TIMEOUT_MINUTES,
    minWireVersion: 0,
    maxWireVersion: NEWEST_WIRE_VERSION,
    readOnly: false,
    ok: 1,
  };
}
