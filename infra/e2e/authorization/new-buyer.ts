import { readReply, writtenBody, type BuyerCall } from '@hearthway/fuzz';
import { labeled } from '@hearthway/tooling/testing';
import { expect } from '@jest/globals';
import { patiently } from '../faults/patiently.js';
import { newName, type SystemUnderTest } from '../faults/system-under-test.js';

export interface Buyer {
  readonly token: string;
  readonly call: BuyerCall;
}

/** Registers through the gateway. */
export async function newBuyer(under: SystemUnderTest): Promise<Buyer> {
  const registered = await patiently(() => under.register(newName()));
  const { token } = (await registered.json()) as { token: string };
  return {
    token,
    async call(method, path, body, headers) {
      const response = await patiently(() =>
        fetch(`${under.system.url}${path}`, {
          method,
          ...writtenBody(body),
          headers: { ...writtenBody(body).headers, ...headers, authorization: token },
        }),
      );
      labeled(`${method} ${path}`, () => expect(response.ok).toBe(true));
      return readReply(response.headers.get('content-type'), await response.text());
    },
  };
}
