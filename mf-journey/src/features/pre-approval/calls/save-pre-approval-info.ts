import { savePreApprovalInfo, type PreApprovalInfo, type SavedPreApprovalInfo } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

/**
 * Keeps the whole form.
 * @throws {RequestError} when it was refused or never arrived.
 */
export function sendPreApprovalInfo(session: SessionAccess, info: PreApprovalInfo): Promise<SavedPreApprovalInfo> {
  return callOperation(session.request, savePreApprovalInfo, { body: info });
}
