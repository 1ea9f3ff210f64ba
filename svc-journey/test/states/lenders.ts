import type { LenderMatch } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import { expect } from '@jest/globals';
import type { Connection } from 'mongoose';
import { createLenderMatchStore } from '../../src/lenders/index.js';
import type { JourneyUnderTest } from '../../src/testing/index.js';
import { financialProfileStates } from './financial-profile.js';

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

interface Provider {
  readonly journey: () => JourneyUnderTest;
  readonly connection: () => Connection;
  readonly buyer: () => Buyer;
}

export function lenderStates({ connection, buyer }: Provider) {
  return {
    /** Returns the id of one with the status `matched`. */
    async 'a buyer has lender matches'() {
      const { userId } = buyer();
      await haveFinancialProfile(connection, userId);
      await inTransaction(connection(), (transaction) =>
        createLenderMatchStore(connection()).deleteByUser(userId, transaction),
      );
      return { lenderMatchId: (await firstMatch(buyer())).id };
    },
  };
}

/** Events from the outbox of the running service. */
export function lenderMessages({ journey, connection }: Provider) {
  const published = async (subject: string, type: string): Promise<unknown> => {
    const row = await journey().database.collection('outbox').findOne({ subject, type });
    return JSON.parse(String(row?.['body']));
  };
  const matched = async () => {
    const someone = await journey().buyer();
    await haveFinancialProfile(connection, someone.userId);
    return { someone, match: await firstMatch(someone) };
  };
  return {
    async 'a lender matched'() {
      const { match } = await matched();
      return published(match.id, 'journey.lender-matched.v1');
    },
    async 'a lender status changed'() {
      const { someone, match } = await matched();
      const change = { method: 'PATCH', body: JSON.stringify({ status: 'applied' }) };
      expect((await someone.call(`/api/lender-matches/${match.id}`, change)).status).toBe(200);
      return published(match.id, 'journey.lender-status-changed.v1');
    },
  };
}

async function haveFinancialProfile(connection: () => Connection, userId: string): Promise<void> {
  await financialProfileStates({ connection, userId: () => userId })[
    'a buyer has said all that matching lenders needs'
  ]();
}

async function firstMatch({ call }: Buyer): Promise<LenderMatch> {
  const response = await call('/api/lender-matches/find', { method: 'POST', body: JSON.stringify({ count: 1 }) });
  const [match] = (await response.json()) as LenderMatch[];
  if (!match) throw new Error('No lender was found');
  return match;
}
