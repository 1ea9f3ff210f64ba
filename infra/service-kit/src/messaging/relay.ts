import { randomUUID } from 'node:crypto';
import type { FailPoint } from '../config/index.js';
import { describeError } from '../errors/index.js';
import { claimLease, releaseLease } from '../leases/index.js';
import type { Logger } from '../logging/index.js';
import type { Metrics } from '../metrics/index.js';
import type { Broker } from './broker.js';
import { queuesOf, type EventCatalogue } from './event-catalogue.js';
import type { MessageStore, OutboxRow } from './message-store.js';
import { publishInOrder, type PublishReport } from './publish-in-order.js';

/** Publishes the outbox to the broker. */
export interface Relay {
  /** Publishes committed events soon. `outbox.insert` calls it by itself. */
  nudge(): void;
  start(): void;
  /** Publishes what is committed so far if the broker is there, and resolves when nothing is in flight. */
  stop(): Promise<void>;
}

export interface RelayOptions {
  store: () => MessageStore;
  broker: Broker;
  catalogue: EventCatalogue;
  logger: Logger;
  metrics: Metrics;
  failPoint?: FailPoint | undefined;
  /** Milliseconds between sweeps for events that were not published right after their commit. */
  sweepInterval?: number;
  /** Maximum publishes in flight. */
  window?: number;
}

const batchSize = 1000;
/** A due subject brings all of its pending events. */
const rowLimit = 2 * batchSize;
/** The name of the lease. */
const leadership = 'relay';
/** Longer than a batch and its last publish. After the leader is killed, events wait this long. */
const leaseMilliseconds = 10_000;
/** Milliseconds of publishing per batch, so that it ends before the lease does, whatever the broker does. */
const batchTime = 3000;
/** Milliseconds until an instance that has something to publish, but is not the leader, tries again. */
const refusedPause = 50;

/**
 * Publishes the outbox right after a commit, and in sweeps. Of all instances of a service, only the one that holds the
 * lease publishes. It extends the lease with each batch and gives it back when nothing is left, so that any instance can
 * publish its own commits at once. A batch reads the pending events of the due subjects, publishes each subject in order
 * and the subjects in parallel, and marks the confirmed events. A crash at any point, or a leader paused for longer
 * than its lease, means at most that an event is published twice.
 */
export function createRelay(options: RelayOptions): Relay {
  const { store, broker, catalogue, logger, metrics, failPoint, sweepInterval = 1000, window = 512 } = options;
  const owner = randomUUID();
  const mandatory = new Set(catalogue.filter((entry) => queuesOf(entry).length > 0).map(({ event }) => event.type));
  let running = false;
  let wanted = false;
  let leading = false;
  let working: Promise<void> | undefined;
  let sweepTimer: NodeJS.Timeout | undefined;
  let refusedTimer: NodeJS.Timeout | undefined;
  let stopListening: (() => void) | undefined;

  function nudge(): void {
    wanted = true;
    if (!running || working) return;
    working = work().finally(() => {
      working = undefined;
      if (wanted && running) nudge();
    });
  }

  async function work(): Promise<void> {
    try {
      // A commit may arrive while the lease is being released, and nobody asks again once the relay stops.
      do await publishDue();
      while (wanted);
    } catch (error) {
      logger.error({ reason: describeError(error) }, 'the relay failed; the next sweep tries again');
    }
  }

  async function publishDue(): Promise<void> {
    try {
      while (wanted) {
        wanted = false;
        if (!broker.isConnected()) return;
        if (await publishBatch()) wanted = true;
      }
    } finally {
      if (leading) await releaseLease(store().leases, leadership, owner);
      leading = false;
    }
  }

  /** True when there may be more to do right away. */
  async function publishBatch(): Promise<boolean> {
    const { outbox } = store();
    const due = await outbox
      .find({ state: 'pending', dueAt: { $lte: new Date() } }, { projection: { subject: 1 } })
      .sort({ dueAt: 1 })
      .hint('due') // an engine without fresh statistics may otherwise sort the whole backlog
      .limit(batchSize)
      .batchSize(batchSize)
      .toArray();
    if (due.length === 0) return false;

    const deadline = performance.now() + batchTime;
    if (!(await lead())) return false;
    const subjects = [...new Set(due.map(({ subject }) => subject))];
    const { sent, left } = await publishSubjects(subjects, deadline);
    return sent > 0 && (left || due.length === batchSize);
  }

  async function lead(): Promise<boolean> {
    leading = await claimLease(store().leases, leadership, owner, leaseMilliseconds);
    clearTimeout(refusedTimer);
    if (!leading) refusedTimer = setTimeout(nudge, refusedPause);
    return leading;
  }

  /** How many were published, and whether some of these subjects have more that is due now. */
  async function publishSubjects(
    subjects: readonly string[],
    deadline: number,
  ): Promise<{ sent: number; left: boolean }> {
    const { outbox } = store();
    const rows = await outbox
      .find({ state: 'pending', subject: { $in: subjects } })
      .sort({ subject: 1, sequence: 1 })
      .limit(rowLimit)
      .batchSize(rowLimit)
      .toArray();
    if (failPoint === 'after-commit-before-publish' && rows.length > 0) process.kill(process.pid, 'SIGKILL');

    const report = await publishInOrder(rows, { broker, mandatory, window, deadline });
    await record(report);
    const sent = report.sent.length;
    return { sent, left: report.unavailable === undefined && (sent < rows.length || rows.length === rowLimit) };
  }

  async function record({ sent, returned, waiting, unavailable }: PublishReport): Promise<void> {
    const { outbox } = store();
    if (sent.length > 0) {
      await outbox.updateMany({ _id: { $in: ids(sent) } }, { $set: { state: 'sent', sentAt: new Date() } });
      for (const { type } of sent) metrics.eventsPublished.inc({ type });
    }
    for (const row of returned) {
      metrics.eventsReturned.inc({ type: row.type });
      const fields = { eventId: row._id, type: row.type, attempts: row.attempts + 1 };
      logger.error(fields, 'no queue takes the event; it stays in the outbox');
      const dueAt = new Date(Date.now() + backOff(row.attempts));
      await outbox.updateOne({ _id: row._id }, { $inc: { attempts: 1 }, $set: { dueAt } });
      await outbox.updateMany({ subject: row.subject, state: 'pending', dueAt: { $lt: dueAt } }, { $set: { dueAt } });
    }
    for (const [subject, dueAt] of waiting) {
      await outbox.updateMany({ subject, state: 'pending', dueAt: { $lt: dueAt } }, { $set: { dueAt } });
    }
    if (unavailable) logger.warn({ reason: unavailable.message }, 'publishing is interrupted; nothing is lost');
  }

  async function sweep(): Promise<void> {
    nudge();
    try {
      const pending = store().outbox.find({ state: 'pending' }, { projection: { createdAt: 1 } });
      const [oldest] = await pending.sort({ createdAt: 1 }).limit(1).toArray();
      metrics.outboxLag.set(oldest ? Math.max(0, Date.now() - oldest.createdAt.getTime()) / 1000 : 0);
    } catch (error) {
      logger.warn({ reason: describeError(error) }, 'cannot measure the outbox');
    }
    if (running) sweepTimer = setTimeout(() => void sweep(), sweepInterval);
  }

  return {
    nudge,
    start() {
      if (running) return;
      running = true;
      stopListening = broker.onConnect(nudge);
      void sweep();
    },
    async stop() {
      if (!running) return;
      nudge();
      running = false;
      stopListening?.();
      clearTimeout(sweepTimer);
      clearTimeout(refusedTimer);
      await working;
    },
  };
}

function ids(rows: readonly OutboxRow[]): string[] {
  return rows.map(({ _id }) => _id);
}

function backOff(attempts: number): number {
  return Math.min(1000 * 2 ** attempts, 60_000);
}
