import * as z from 'zod/mini';
import { asJson } from './as-json.js';
import { BrokerError } from './broker-error.js';
import type { BrokerSettings } from './broker-settings.js';

export interface VerificationResult {
  readonly provider: string;
  readonly version: string;
  readonly consumer: string;
  readonly consumerVersion: string;
  readonly passed: boolean;
}

const pactPage = z.object({ _links: z.object({ 'pb:publish-verification-results': z.object({ href: z.string() }) }) });
const longestMilliseconds = 30_000;

/**
 * Says whether a provider keeps the pact of a release. The client knows no command for that: it publishes only what it verified
 * itself, and our providers verify with their own tests.
 * @throws BrokerError
 */
export async function publishVerificationResult(
  settings: BrokerSettings,
  { provider, version, consumer, consumerVersion, passed }: VerificationResult,
  signal: AbortSignal | undefined,
): Promise<void> {
  const pact = `${settings.url}/pacts/provider/${provider}/consumer/${consumer}/version/${consumerVersion}`;
  const { data } = pactPage.safeParse(asJson(await exchange(settings, pact, signal)));
  const href = data?._links['pb:publish-verification-results'].href;
  const results = href === undefined ? null : URL.parse(href, settings.url);
  if (!results) throw new BrokerError(settings, `it doesn’t say at ${pact} where verification results go`);
  // Whatever address the broker has for itself, the secret only goes to the one that was set.
  const target = new URL(results.pathname + results.search, settings.url);
  await exchange(settings, target.href, signal, { success: passed, providerApplicationVersion: version });
}

async function exchange(
  settings: BrokerSettings,
  url: string,
  signal: AbortSignal | undefined,
  body?: object,
): Promise<string> {
  try {
    const timeout = AbortSignal.timeout(longestMilliseconds);
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(settings.authorization && { Authorization: settings.authorization }),
        Accept: 'application/hal+json',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const text = await response.text();
    if (!response.ok) throw new BrokerError(settings, `${url}: ${response.status} ${text.slice(0, 500)}`);
    return text;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof BrokerError) throw error;
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new BrokerError(settings, `${url}: ${reason}`, { cause: error });
  }
}
