import type { Connection } from 'mongoose';
import type { JourneyUnderTest } from './journey-under-test.js';

export type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

/** What the modules' pact states and messages are given. */
export interface Provider {
  readonly journey: JourneyUnderTest;
  /** Connects to the running service's database. */
  readonly connection: Connection;
  /** Sends the requests of the pacts. */
  readonly buyer: Buyer;
}
