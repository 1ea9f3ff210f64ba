import { fullName, waitlistPages, type joinWaitlistByForm, type NotJoinedReason } from '@hearthway/contracts/commerce';
import type { OperationInput } from '@hearthway/contracts/operation';
import { AppError } from '@hearthway/service-kit';
import type { WaitlistDependencies } from './dependencies.js';
import { joinWaitlist } from './join-waitlist.js';

type Form = OperationInput<typeof joinWaitlistByForm>['body'];

/** The same from a page without script: whatever comes of it is a page to go to. */
export async function joinByForm(
  dependencies: WaitlistDependencies,
  { firstName, lastName, acceptedTerms, ...form }: Form,
  from: { readonly clientIp: string; readonly correlationId: string },
): Promise<{ location: string }> {
  try {
    await joinWaitlist(dependencies, {
      ...form,
      name: fullName(firstName, lastName),
      source: 'landing_page',
      acceptedTerms: acceptedTerms !== '',
      ...from,
    });
    return { location: waitlistPages.joined };
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    return { location: `${waitlistPages.notJoined}#${reason}` };
  }
}

function reasonOf(error: unknown): NotJoinedReason | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.code === 'waitlist.already-joined') return 'already-joined';
  if (error.code === 'waitlist.full') return 'too-many';
  return waitlistPages.reasons.find((reason) => error.details?.[0]?.path === `body.${reason}`);
}
