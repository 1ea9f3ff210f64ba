import { joinWaitlist } from '@hearthway/contracts/commerce';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { applicantOf, type ApplicantValues } from '../../applicant/index.js';

export interface WaitlistValues extends ApplicantValues {
  /** Not shown to people. */
  readonly website: string;
}

/** @throws {RequestError} when the join was refused or never arrived. */
export async function sendJoin(transport: Transport, values: WaitlistValues): Promise<void> {
  const body = { ...applicantOf(values), source: 'landing_page', website: values.website } as const;
  await callOperation(transport, joinWaitlist, { body });
}
