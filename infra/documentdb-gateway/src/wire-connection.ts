import type { Socket } from 'node:net';
import { readCommand, type Command } from './command.js';
import { CommandError, errorReply } from './errors.js';
import {
  encodeReply,
  FrameReader,
  MalformedMessageError,
  parseMessage,
  type Reply,
  type WireMessage,
} from './framing.js';
import type { GatewayLogger } from './logger.js';

export interface WireConnectionOptions {
  readonly logger: GatewayLogger;
  readonly run: (command: Command, connection: symbol) => Promise<Reply>;
  readonly onClose: (connection: symbol) => void;
}

const WAITING_MESSAGES = 16;
const LEGACY_COMMANDS = new Set(['hello', 'isMaster', 'ismaster']);

/** Serves one client connection. Its commands run one after the other, in order. */
export function serveConnection(socket: Socket, { logger, run, onClose }: WireConnectionOptions): void {
  const connection = Symbol('wire connection');
  const reader = new FrameReader();
  const waiting: Buffer[] = [];
  let working = false;
  let lastRequestId = 0;

  socket.setNoDelay(true);
  socket.on('data', (chunk) => {
    guard(() => {
      waiting.push(...reader.push(chunk));
      if (waiting.length > WAITING_MESSAGES) socket.pause();
      if (!working) void work();
    });
  });
  socket.on('error', (error) => logger.info({ err: error }, 'a client connection failed'));
  socket.on('close', () => {
    waiting.length = 0;
    onClose(connection);
  });

  async function work(): Promise<void> {
    working = true;
    for (let frame = waiting.shift(); frame !== undefined; frame = waiting.shift()) {
      if (waiting.length <= WAITING_MESSAGES) socket.resume();
      await answer(frame).catch(closeOn);
    }
    working = false;
    // A command in progress when the client left may have begun a transaction after `onClose`.
    if (socket.destroyed) onClose(connection);
  }

  async function answer(frame: Buffer): Promise<void> {
    const message = parseMessage(frame);
    const reply = await replyTo(message);
    if (!message.replyExpected || !socket.writable) return;
    lastRequestId = (lastRequestId + 1) & 0x7fffffff;
    const written = socket.write(encodeReply(reply, message.requestId, lastRequestId, message.replyForm));
    if (!written) await drained(socket);
  }

  async function replyTo(message: WireMessage): Promise<Reply> {
    try {
      return await run(commandOf(message), connection);
    } catch (error) {
      if (error instanceof MalformedMessageError) throw error;
      return errorReply(asCommandError(error));
    }
  }

  function asCommandError(error: unknown): CommandError {
    if (error instanceof CommandError) {
      if (error.codeName === 'InternalError') logger.error({ err: error }, 'the storage engine failed');
      return error;
    }
    logger.error({ err: error }, 'a command failed');
    return new CommandError('InternalError', 'internal error');
  }

  function guard(step: () => void): void {
    try {
      step();
    } catch (error) {
      closeOn(error);
    }
  }

  function closeOn(error: unknown): void {
    waiting.length = 0;
    if (error instanceof MalformedMessageError) logger.warn({ err: error }, 'a malformed message: connection closed');
    else logger.error({ err: error }, 'a connection failed and was closed');
    socket.destroy();
  }
}

function commandOf({ content }: WireMessage): Command {
  switch (content.kind) {
    case 'command':
      return readCommand(content.body, content.sequences);
    case 'compressed':
      throw new CommandError('BadValue', 'compression was not negotiated');
    case 'legacy-query': {
      const command = readCommand(content.body, new Map(), content.namespace.split('.')[0]);
      if (content.namespace.endsWith('.$cmd') && LEGACY_COMMANDS.has(command.name)) return command;
      throw new CommandError('UnsupportedOpQueryCommand', 'only the handshake may come as OP_QUERY');
    }
  }
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      socket.off('drain', done);
      socket.off('close', done);
      resolve();
    };
    socket.once('drain', done);
    socket.once('close', done);
  });
}
