import { exampleFinancialProfile, examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { register } from '@hearthway/contracts/identity';
import {
  listMilestones,
  saveFinancialProfile,
  savePreApprovalInfo,
  type Milestone,
} from '@hearthway/contracts/journey';
import { randomUUID } from 'node:crypto';
import type { Call } from './call.js';

/** A buyer with a plan: a finished wizard and a complete financial profile. */
export interface Buyer {
  readonly token: string;
  readonly milestones: readonly Milestone[];
}

const atOnce = 8;

/** Registers buyers, each with a plan. */
export async function createBuyers(call: Call, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  let begun = 0;
  const createOneAfterTheOther = async (): Promise<void> => {
    while (begun < count) {
      begun += 1;
      buyers.push(await createBuyer(call));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, createOneAfterTheOther));
  return buyers;
}

async function createBuyer(call: Call): Promise<Buyer> {
  const username = `bench-${randomUUID().slice(0, 18)}`;
  const account = { username, email: `${username}@example.com`, password: 'kettle porch lantern' };
  const { token } = answered(await call(register, { body: account }));
  answered(await call(savePreApprovalInfo, { token, body: examplePreApprovalInfo }));
  answered(await call(saveFinancialProfile, { token, body: { version: 0, profile: exampleFinancialProfile } }));
  return { token, milestones: answered(await call(listMilestones, { token })) };
}

function answered<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new Error('A buyer for the benchmark was refused');
  return answer;
}
