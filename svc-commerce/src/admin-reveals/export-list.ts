import type { ExportList } from '@hearthway/contracts/commerce';
import { csvFile, csvLine, type CsvCell } from '@hearthway/contracts/csv';
import type { Dependencies } from '@hearthway/service-kit';
import type { Payment, PaymentStore } from '../payments/index.js';
import type { WaitlistEntry, WaitlistStore } from '../waitlist/index.js';

export interface RevealDependencies extends Pick<Dependencies, 'outbox' | 'transaction' | 'now'> {
  readonly waitlist: Pick<WaitlistStore, 'find' | 'findAll'>;
  readonly payments: Pick<PaymentStore, 'find' | 'findAllByProduct'>;
}

interface ExportedList {
  /** With the day of the export (UTC). */
  readonly fileName: string;
  /** Without the header. */
  readonly rows: number;
  readonly csv: string;
  /** The accounts that orders of the list belong to. */
  readonly userIds: ReadonlySet<string>;
}

type ExportDependencies = Pick<RevealDependencies, 'waitlist' | 'payments' | 'now'>;

/** A whole list as CSV, newest first, with unmasked addresses. */
export async function exportList(dependencies: ExportDependencies, list: ExportList): Promise<ExportedList> {
  const { header, rows } = tableOf(dependencies, list);
  const lines = [csvLine(header)];
  const userIds = new Set<string>();
  for await (const { cells, userId } of rows) {
    lines.push(csvLine(cells));
    if (userId !== undefined) userIds.add(userId);
  }
  const day = dependencies.now().toISOString().slice(0, 10);
  const fileName = `${list.replaceAll('_', '-')}-${day}.csv`;
  return { fileName, rows: lines.length - 1, csv: csvFile(lines), userIds };
}

interface Row {
  readonly cells: readonly CsvCell[];
  readonly userId?: string | undefined;
}

interface Table {
  readonly header: readonly string[];
  readonly rows: AsyncIterable<Row>;
}

function tableOf({ waitlist, payments }: ExportDependencies, list: ExportList): Table {
  switch (list) {
    case 'waitlist':
      return { header: entryHeader, rows: each(waitlist.findAll(), entryRow) };
    case 'founding_members':
      return { header: paymentHeader, rows: each(payments.findAllByProduct('founding_member'), paymentRow) };
    case 'offer_toolkits':
      return { header: paymentHeader, rows: each(payments.findAllByProduct('offer_toolkit'), paymentRow) };
  }
}

const entryHeader = ['Id', 'Email', 'Name', 'State', 'Source', 'Joined at'] as const;

function entryRow({ id, email, name, state, source, createdAt }: WaitlistEntry): Row {
  return { cells: [id, email, name, state, source, createdAt.toISOString()] };
}

const paymentHeader = [
  'Id',
  'Email',
  'First name',
  'Last name',
  'State',
  'Amount in US cents',
  'Status',
  'Ordered at',
] as const;

function paymentRow({ id, buyer, amountCents, status, createdAt, userId }: Payment): Row {
  const { email = '', firstName = '', lastName = '', state = '' } = buyer ?? {};
  return { cells: [id, email, firstName, lastName, state, amountCents, status, createdAt.toISOString()], userId };
}

async function* each<Item, Made>(items: AsyncIterable<Item>, make: (item: Item) => Made): AsyncGenerator<Made> {
  for await (const item of items) yield make(item);
}
