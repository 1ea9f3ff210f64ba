import type { BrokerSettings } from './broker-settings.js';

/** The broker refuses, can't be reached, or answers what can't be understood. Its message is for the person releasing. */
export class BrokerError extends Error {
  override readonly name = 'BrokerError';

  constructor({ url, token, password, authorization }: BrokerSettings, what: string, options?: ErrorOptions) {
    // A broker may repeat what it was sent.
    const secrets = [token, password, authorization?.split(' ')[1]].filter((secret) => secret !== undefined);
    const text = secrets.reduce((safe, secret) => safe.replaceAll(secret, '…'), what);
    super(`The pact broker at ${url}: ${text}`, options);
  }
}
