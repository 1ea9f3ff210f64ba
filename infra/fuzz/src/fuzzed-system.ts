import { startTemporarySystem, type RunningSystem } from '@hearthway/system';
import { readFileSync } from 'node:fs';
import { Agent } from 'undici';
import { signUpCallers, type Callers } from './callers.js';

export interface FuzzedSystem {
  readonly system: RunningSystem;
  readonly callers: Callers;
  stop(): Promise<void>;
}

/** All requests come from one address, so limits would refuse them before they reach the code under test. */
const noLimit = '10000000';

/** A whole system with its own data, and the four callers. */
export async function startFuzzedSystem(options: {
  readonly seed: number;
  readonly environment: NodeJS.ProcessEnv;
  readonly report: (line: string) => void;
  readonly signal?: AbortSignal;
}): Promise<FuzzedSystem> {
  const { seed, environment, report, signal } = options;
  const system = await startTemporarySystem({
    // The machine may stand still for a while.
    environment: { ...environment, LOG_LEVEL: 'error', PATIENCE: '20' },
    report,
    ...(signal && { signal }),
    serviceEnvironment: {
      gateway: {
        REQUESTS_PER_MINUTE_PER_IP: noLimit,
        REGISTRATIONS_PER_MINUTE_PER_IP: noLimit,
        WAITLIST_JOINS_PER_MINUTE_PER_IP: noLimit,
        PAYMENTS_PER_MINUTE_PER_IP: noLimit,
        WEBHOOKS_PER_MINUTE_PER_IP: noLimit,
        FAILED_SIGN_INS_PER_IP: noLimit,
        FAILED_ADMIN_SIGN_INS_PER_IP: noLimit,
      },
      commerce: {
        WAITLIST_MAXIMUM_JOINS_PER_MINUTE: noLimit,
        OPEN_ORDERS_PER_NETWORK: noLimit,
      },
    },
  });
  const dispatcher = new Agent();
  try {
    const callers = await signUpCallers(system.url, {
      seed,
      admin: readFileSync(system.folders.adminCredentials, 'utf8').trim(),
      dispatcher,
    });
    return {
      system,
      callers,
      async stop() {
        await dispatcher.close();
        await system.stop();
      },
    };
  } catch (error) {
    await system.stop();
    throw error;
  }
}
