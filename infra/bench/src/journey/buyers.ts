import { exampleFinancialProfile, examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { register } from '@hearthway/contracts/identity';
import {
  listMilestones,
  saveFinancialProfile,
  savePreApprovalInfo,
  type Milestone,
} from '@hearthway/contracts/journey';
import { randomUUID } from 'node:crypto';
import { answerOf } from './call.js';

/** A buyer with a plan: a finished wizard and a complete financial profile. */
export interface Buyer {
  readonly token: string;
  readonly milestones: readonly Milestone[];
}

const atOnce = 8;

/** Registers buyers, each with a plan. */
export async function createBuyers(origin: string, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  let begun = 0;
  const createOneAfterTheOther = async (): Promise<void> => {
    while (begun < count) {
      begun += 1;
      buyers.push(await createBuyer(origin));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, createOneAfterTheOther));
  return buyers;
}

async function createBuyer(origin: string): Promise<Buyer> {
  const username = `bench-${randomUUID().slice(0, 18)}`;
  const account = { username, email: `${username}@example.com`, password: 'kettle porch lantern' };
  const { token } = await answerOf(origin, register, { body: account });
  await answerOf(origin, savePreApprovalInfo, { token, body: examplePreApprovalInfo });
  await answerOf(origin, saveFinancialProfile, { token, body: { version: 0, profile: exampleFinancialProfile } });
  return { token, milestones: await answerOf(origin, listMilestones, { token }) };
}
