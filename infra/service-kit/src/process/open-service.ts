import { createServiceClient, type CallingConfig, type ServiceClient } from '../calls/index.js';
import type { BaseServiceConfig } from '../config/index.js';
import { followIssuer, type TokenIssuer } from '../tokens/index.js';
import { openEngines, type OpenEnginesOptions } from './open-engines.js';
import { serveModules, type ModularService, type ServeOptions } from './serve-modules.js';
import type { Dependencies, ServiceModule } from './service-module.js';

interface OpenServiceOptions extends OpenEnginesOptions {
  /** As in the catalogue's `owner`, and in the signatures of its calls. */
  name: string;
  /** The service whose tokens it trusts, and that service's operations port. */
  issuer: TokenIssuer;
  issuerUrl: string | readonly string[];
  config: BaseServiceConfig & CallingConfig;
}

/** The base of a service whose users sign in elsewhere. */
export interface OpenService {
  /** Passed to its modules. */
  readonly dependencies: Dependencies;
  /** Calls the issuer's internal operations. */
  readonly issuerClient: ServiceClient;
  readonly serve: (
    modules: readonly ServiceModule[],
    options?: Pick<ServeOptions, 'needsTokens' | 'callVerifier'>,
  ) => ModularService;
}

/** Connects the database, the broker and the issuer of tokens. */
export async function openService(options: OpenServiceOptions): Promise<OpenService> {
  const { name, issuer, issuerUrl, config, logger } = options;
  const engines = await openEngines(options);
  const client = createServiceClient({ caller: name, service: issuer.service, url: issuerUrl, config });
  const tokens = followIssuer({ client, issuer, broker: engines.broker, logger });
  return {
    dependencies: engines.dependencies,
    issuerClient: client,
    serve: (modules, serveOptions) => serveModules(modules, { engines, tokens, ...serveOptions }),
  };
}
