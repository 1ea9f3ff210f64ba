import { BrokerUnavailableError, UnroutableError, type Broker } from './broker.js';
import { failureOf, markFailed, traceparentOf } from '../tracing/index.js';
import type { OutboxRow } from './message-store.js';
import { startPublishSpan } from './message-spans.js';

export interface PublishReport {
  /** Confirmed by the broker. */
  readonly sent: OutboxRow[];
  /** Accepted by no queue. Later events of their subjects were not tried. */
  readonly returned: OutboxRow[];
  /** Subjects whose first event is not due yet, and when it is due. */
  readonly waiting: Map<string, Date>;
  /** Why publishing stopped early, with the rest still pending. */
  unavailable: BrokerUnavailableError | undefined;
}

interface PublishOptions {
  broker: Broker;
  /** Event types that at least one queue must accept. */
  mandatory: ReadonlySet<string>;
  window: number;
  /** In terms of `performance.now()`. Nothing starts after it. */
  deadline: number;
}

/** Publishes rows sorted by subject and sequence: each subject in order, `window` subjects in parallel. */
export async function publishInOrder(rows: readonly OutboxRow[], options: PublishOptions): Promise<PublishReport> {
  const report: PublishReport = { sent: [], returned: [], waiting: new Map(), unavailable: undefined };
  const bySubject = groupBySubject(rows).values();
  const workers = Array.from({ length: options.window }, async () => {
    for (const subjectRows of bySubject) await publishSubject(subjectRows, options, report);
  });
  await Promise.all(workers);
  return report;
}

async function publishSubject(
  rows: readonly OutboxRow[],
  options: PublishOptions,
  report: PublishReport,
): Promise<void> {
  const [first] = rows;
  if (first && first.dueAt.getTime() > Date.now()) {
    report.waiting.set(first.subject, first.dueAt);
    return;
  }
  for (const row of rows) {
    if (report.unavailable || performance.now() > options.deadline) return;
    try {
      await publishRow(row, options);
      report.sent.push(row);
    } catch (error) {
      if (error instanceof UnroutableError) report.returned.push(row);
      else if (error instanceof BrokerUnavailableError) report.unavailable = error;
      else throw error;
      return;
    }
  }
}

async function publishRow({ _id, type, body, traceparent }: OutboxRow, options: PublishOptions): Promise<void> {
  const { broker, mandatory } = options;
  const span = startPublishSpan(type, traceparent);
  try {
    await broker.publish(
      { routingKey: type, mandatory: mandatory.has(type) },
      { id: _id, content: Buffer.from(body), headers: { traceparent: traceparentOf(span) } },
    );
  } catch (error) {
    markFailed(span, failureOf(error));
    throw error;
  } finally {
    span.end();
  }
}

function groupBySubject(rows: readonly OutboxRow[]): Map<string, OutboxRow[]> {
  const groups = new Map<string, OutboxRow[]>();
  for (const row of rows) {
    const group = groups.get(row.subject);
    if (group) group.push(row);
    else groups.set(row.subject, [row]);
  }
  return groups;
}
