import type { ProcessName } from '@hearthway/contracts/operation';
import type { Role, TokenIssuer } from '../tokens/index.js';
import { serveTestIssuer, type ServedTestIssuer, type TestAnswer } from './serve-test-issuer.js';
import { startServiceUnderTest, type ServiceUnderTest, type ServiceUnderTestOptions } from './service-under-test.js';

interface ServiceWithIssuerOptions<Config extends object> extends ServiceUnderTestOptions<Config> {
  readonly name: ProcessName;
  readonly issuer: TokenIssuer;
  /** Other internal operations of the issuer that the service calls. */
  readonly answers?: readonly TestAnswer[];
}

export interface ServiceWithIssuer<Config = object> extends ServiceUnderTest<Config> {
  /** Signs a token that the service trusts. */
  readonly sign: ServedTestIssuer['sign'];
  /** The token of someone who is signed in. */
  token(role: Role): Promise<string>;
}

/** A service under test, and a test issuer that serves the keys and ended sessions it asks for. */
export async function startServiceWithIssuer<Config extends object>(
  options: ServiceWithIssuerOptions<Config>,
): Promise<ServiceWithIssuer<Config>> {
  const issuer = await serveTestIssuer(options.issuer, options.name, options.answers);
  const underTest = await startServiceUnderTest({
    ...options,
    environment: { ...issuer.environment, ...options.environment },
  });
  return {
    ...underTest,
    sign: issuer.sign,
    token: (role) => issuer.sign({ userId: 'user-1', sessionId: `session-${role}`, role }),
    async stop() {
      await underTest.stop();
      await issuer.close();
    },
  };
}
