import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { deviceCookie, tokenAudience, tokenIssuer } from '@hearthway/contracts/constants';
import { identityIssuer } from '@hearthway/contracts/identity';
import {
  createCallVerifier,
  createSealing,
  createTokenVerifier,
  linkTokens,
  openEngines,
  privateCookie,
  serveModules,
  type ModularService,
  type ServiceParts,
} from '@hearthway/service-kit';
import { openAccountMails } from './account-mails/index.js';
import { openAdmins } from './admins/index.js';
import type { IdentityConfig } from './config.js';
import { openDataExports } from './data-exports/index.js';
import { createRefreshSuccessors, openKeys } from './keys/index.js';
import { createPasswords } from './passwords/index.js';
import { openRecovery } from './recovery/index.js';
import { openSecurityLog } from './security-log/index.js';
import { openSessions } from './sessions/index.js';
import { createSignInOrigins, openSignInGuard } from './sign-in-guard/index.js';
import { createUserStore, openUsers } from './users/index.js';

export interface IdentityParts extends ServiceParts<IdentityConfig> {
  readonly now?: () => Date;
  /** How long a refresh may take. */
  readonly refreshMilliseconds?: number;
  /** How often to look for addresses that nobody has confirmed. */
  readonly remindMilliseconds?: number;
}

/** All wiring of the service, no logic. */
export async function buildService(parts: IdentityParts): Promise<ModularService> {
  const { config, logger, metrics, now = () => new Date(), refreshMilliseconds, remindMilliseconds = 600_000 } = parts;
  const engines = await openEngines({
    name: 'identity',
    catalogue: eventCatalogue,
    config,
    logger,
    metrics,
    now,
  });
  const { broker, dependencies } = engines;
  const secrets = [config.TOKEN_KEY_SECRET, ...config.TOKEN_KEY_FORMER_SECRETS] as const;
  const passwords = createPasswords();
  const users = createUserStore(dependencies.connection);
  const keys = await openKeys(dependencies, secrets);
  const { keyRing } = keys;
  const signInGuard = openSignInGuard({ ...dependencies, passwords, secrets });
  const { guard } = signInGuard;
  const securityLog = openSecurityLog({
    ...dependencies,
    isUser: async (userId, transaction) => (await users.findById(userId, transaction)) !== undefined,
  });
  const accountMails = openAccountMails({ ...dependencies, guard, secrets });
  const { mails } = accountMails;
  const sessions = openSessions({
    ...dependencies,
    broker,
    successors: createRefreshSuccessors(secrets),
    refreshCookie: privateCookie('hearthway_refresh', config.PUBLIC_ORIGIN),
    keyRing,
    refreshMilliseconds,
    securityLog: securityLog.log,
  });
  const dataExports = openDataExports({
    ...dependencies,
    users,
    mails,
    securityLog: securityLog.log,
    sessions: sessions.dependencies.sessions,
    sealing: createSealing({ secretName: 'TOKEN_KEY_SECRET', secrets, purpose: 'hearthway data exports' }),
  });
  const userDependencies = {
    ...dependencies,
    users,
    passwords,
    guard,
    mails,
    securityLog: securityLog.log,
    origins: createSignInOrigins(privateCookie(deviceCookie.name, config.PUBLIC_ORIGIN)),
    sessionDependencies: sessions.dependencies,
    dataExports: dataExports.store,
  };
  const modules = [
    openUsers(userDependencies),
    openRecovery({ ...userDependencies, mailed: accountMails, linkTokens }, remindMilliseconds),
    accountMails,
    securityLog,
    sessions,
    dataExports,
    await openAdmins({ ...dependencies, passwords, guard, keyRing, source: adminSource(config) }),
    keys,
    signInGuard,
  ];
  return serveModules(modules, {
    engines,
    tokens: {
      revocations: sessions.revocations,
      verifier: createTokenVerifier({
        keys: keyRing.findPublicKey,
        issuer: tokenIssuer,
        audience: tokenAudience,
        isRevoked: (sessionId) => sessions.revocations.isRevoked(sessionId),
        now: () => now().getTime(),
      }),
    },
    callVerifier: createCallVerifier({ service: identityIssuer.service, callers: config.CALLER_KEYS }),
  });
}

function adminSource({ ADMIN_USERNAME, ADMIN_PASSWORD, ADMIN_CREDENTIALS_FILE }: IdentityConfig) {
  const isConfigured = ADMIN_USERNAME !== undefined && ADMIN_PASSWORD !== undefined;
  return {
    credential: isConfigured ? { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } : undefined,
    credentialsFile: ADMIN_CREDENTIALS_FILE,
  };
}
