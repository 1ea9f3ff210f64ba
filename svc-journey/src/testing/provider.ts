import type { Connection } from 'mongoose';
import type { JourneyUnderTest } from './journey-under-test.js';

export type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

/** What the pact states and messages of the modules are given. */
export interface Provider {
  readonly journey: JourneyUnderTest;
  /** To the database of the running service. */
  readonly connection: Connection;
  /** Sends the requests of the pacts. */
  readonly buyer: Buyer;
}
