import { statesAndMessages } from '@hearthway/service-kit/testing/suites';
import { pactsOf } from '@hearthway/tooling/pact';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { startPaymentsUnderTest, type PaymentsUnderTest } from '../src/testing/index.js';

let payments: PaymentsUnderTest;
beforeAll(async () => {
  payments = await startPaymentsUnderTest();
});
afterAll(() => payments.stop());

const { states, messages } = statesAndMessages(join(import.meta.dirname, '../src'), () => payments);
const pacts = pactsOf({
  provider: 'svc-commerce',
  url: () => payments.commerce.url,
  states: {
    'the admin keeper is signed in': async () => ({ token: await payments.commerce.token('admin') }),
    ...states,
  },
  messages,
});

describe.each(pacts)('the pact of $name', ({ unknown, verify }) => {
  it('has no state and message that is unknown here', () => expect(unknown).toEqual([]));
  it('is kept', verify);
});
