import { UsageError } from '../command-line.js';

export interface BrokerSettings {
  /** Without a slash at the end. */
  readonly url: string;
  readonly token: string | undefined;
  readonly username: string | undefined;
  readonly password: string | undefined;
  /** The header that says so, for requests that the client doesn’t make. */
  readonly authorization: string | undefined;
}

/** @returns undefined if no broker is used @throws UsageError */
export function brokerSettings(environment: NodeJS.ProcessEnv): BrokerSettings | undefined {
  // Files of secrets often end with a line break.
  const setting = (name: string) => {
    const text = environment[name]?.trim();
    return text === '' ? undefined : text;
  };
  const address = setting('PACT_BROKER_BASE_URL');
  if (address === undefined) return undefined;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError('PACT_BROKER_BASE_URL is the address of a pact broker, like https://pacts.example.com.');
  }
  if (url.username || url.password) {
    throw new UsageError(
      'PACT_BROKER_BASE_URL has a password in it. Set PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.',
    );
  }
  const [token, username] = [setting('PACT_BROKER_TOKEN'), setting('PACT_BROKER_USERNAME')];
  const password = setting('PACT_BROKER_PASSWORD');
  const basic = username && `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}`;
  return {
    ...{ token, username, password },
    url: address.replace(/(?<!\/)\/+$/, ''),
    authorization: token === undefined ? basic : `Bearer ${token}`,
  };
}
