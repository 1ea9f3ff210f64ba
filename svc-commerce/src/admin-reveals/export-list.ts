import type { ExportList } from '@hearthway/contracts/commerce';
import { csvFile, csvLine, type CsvCell } from '@hearthway/contracts/csv';
import type { Payment, PaymentStore } from '../payments/index.js';
import type { WaitlistEntry, WaitlistStore } from '../waitlist/index.js';

export interface RevealDependencies {
  readonly waitlist: Pick<WaitlistStore, 'find' | 'findAll'>;
  readonly payments: Pick<PaymentStore, 'find' | 'findAllByProduct'>;
  readonly now: () => Date;
}

export interface ExportedList {
  /** With the day of the export (UTC). */
  readonly fileName: string;
  /** Without the header. */
  readonly rows: number;
  readonly csv: string;
}

/** A whole list as CSV, newest first, with unmasked addresses. */
export async function exportList(dependencies: RevealDependencies, list: ExportList): Promise<ExportedList> {
  const { header, records } = tableOf(dependencies, list);
  const lines = [csvLine(header)];
  for await (const record of records) lines.push(csvLine(record));
  const day = dependencies.now().toISOString().slice(0, 10);
  return { fileName: `${list.replaceAll('_', '-')}-${day}.csv`, rows: lines.length - 1, csv: csvFile(lines) };
}

interface Table {
  readonly header: readonly string[];
  readonly records: AsyncIterable<readonly CsvCell[]>;
}

function tableOf({ waitlist, payments }: RevealDependencies, list: ExportList): Table {
  switch (list) {
    case 'waitlist':
      return { header: entryHeader, records: each(waitlist.findAll(), entryCells) };
    case 'founding_members':
      return { header: paymentHeader, records: each(payments.findAllByProduct('founding_member'), paymentCells) };
    case 'offer_toolkits':
      return { header: paymentHeader, records: each(payments.findAllByProduct('offer_toolkit'), paymentCells) };
  }
}

const entryHeader = ['Id', 'Email', 'Name', 'State', 'Source', 'Joined at'] as const;

function entryCells({ id, email, name, state, source, createdAt }: WaitlistEntry): CsvCell[] {
  return [id, email, name, state, source, createdAt.toISOString()];
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

function paymentCells({ id, buyer, amountCents, status, createdAt }: Payment): CsvCell[] {
  const { email = '', firstName = '', lastName = '', state = '' } = buyer ?? {};
  return [id, email, firstName, lastName, state, amountCents, status, createdAt.toISOString()];
}

async function* each<Item, Made>(items: AsyncIterable<Item>, make: (item: Item) => Made): AsyncGenerator<Made> {
  for await (const item of items) yield make(item);
}
