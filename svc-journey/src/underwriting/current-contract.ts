import type { ContractInBrief } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, type Transaction } from '@hearthway/service-kit';
import type { CurrentContract } from '../purchase-contract/index.js';
import type { FileRequest, UnderwritingDependencies } from './dependencies.js';

/** The contract that a request names. @throws AppError `underwriting.not-found` if it isn’t the current one */
export async function requireContract(
  { readContract }: Pick<UnderwritingDependencies, 'readContract'>,
  { userId, contractId }: Pick<FileRequest, 'userId' | 'contractId'>,
  transaction: Transaction,
): Promise<CurrentContract> {
  const current = await readContract(userId, transaction);
  if (current?.contract.id !== contractId) {
    throw new AppError('underwriting.not-found', problemTexts.underwritingNotFound);
  }
  return current;
}

export function inBrief({ contract: { id, status, terms } }: CurrentContract): ContractInBrief {
  const { address, state, priceCents, closingOn, financing } = terms;
  return { id, status: status === 'closed' ? 'closed' : 'active', address, state, priceCents, closingOn, financing };
}
