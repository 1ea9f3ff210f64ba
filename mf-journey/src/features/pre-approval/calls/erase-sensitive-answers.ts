import { eraseSensitiveAnswers } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

/** @throws {RequestError} when they were not erased. */
export async function sendSensitiveAnswersErasure(session: SessionAccess): Promise<void> {
  await callOperation(session.request, eraseSensitiveAnswers);
}
