import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { RevealDependencies } from './dependencies.js';

export interface ListEntry {
  readonly list: 'waitlist' | 'payments';
  readonly id: string;
}

/**
 * The unmasked address of one list entry.
 * @throws AppError `admin.entry-not-found`, also for an order whose buyer was deleted
 */
export async function revealEmail(
  { waitlist, payments }: Pick<RevealDependencies, 'waitlist' | 'payments'>,
  { list, id }: ListEntry,
): Promise<{ email: string }> {
  const found = list === 'waitlist' ? await waitlist.find(id) : (await payments.find(id))?.buyer;
  if (!found) throw new AppError('admin.entry-not-found', problemTexts.adminEntryNotFound);
  return { email: found.email };
}
