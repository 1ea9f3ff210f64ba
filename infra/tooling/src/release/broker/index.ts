import { gateFolder, type DeploymentCheck } from '@hearthway/contracts/releases';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { branchOf } from '../commit-of.js';
import { asJson } from './as-json.js';
import { brokerClient, type RunClient } from './broker-client.js';
import { BrokerError } from './broker-error.js';
import { brokerSettings, type BrokerSettings } from './broker-settings.js';
import { publishVerificationResult, type VerificationResult } from './verification-results.js';

export { BrokerError } from './broker-error.js';

/**
 * A pact broker that is told what the registry knows, and asked what it knows of others. Everything may be done again: what the
 * broker has already stays as it is.
 */
export interface Broker {
  /** Makes a release known, with its pacts. `build` is its folder; of `sources`, git tells the branch. @throws BrokerError */
  publishPacts(release: {
    readonly slice: string;
    readonly version: string;
    readonly build: string;
    readonly sources?: string | undefined;
  }): Promise<void>;
  /** Whether it has what it needs to know of everything in the environment. A broker that can’t be asked is a problem. */
  canIDeploy(asked: {
    readonly slice: string;
    readonly version: string;
    readonly environment: string;
  }): Promise<DeploymentCheck>;
  /** Says what is live now, and what is a canary. @throws BrokerError */
  recordDeployment(live: {
    readonly environment: string;
    readonly slice: string;
    readonly version: string;
    readonly canary?: { readonly version: string } | undefined;
  }): Promise<void>;
  /** @throws BrokerError */
  publishVerification(result: VerificationResult): Promise<void>;
}

/** @returns undefined without `PACT_BROKER_BASE_URL` @throws UsageError if that is no address */
export function createBroker(environment: NodeJS.ProcessEnv, signal?: AbortSignal): Broker | undefined {
  const settings = brokerSettings(environment);
  if (!settings) return undefined;
  const run = brokerClient(settings, environment, signal);
  return {
    async publishPacts({ slice, version, build, sources }) {
      const branch = sources === undefined ? undefined : await branchOf(sources);
      const on = branch === undefined ? [] : [`--branch=${branch}`];
      // A relative path, because the client takes it for a pattern.
      const pacts = `${gateFolder}pacts`;
      if (existsSync(join(build, pacts)))
        await run(['publish', pacts, `--consumer-app-version=${version}`, ...on], build);
      else await run(['create-or-update-version', ...named(slice, version), ...on]);
    },
    async canIDeploy({ slice, version, environment: target }) {
      try {
        const output = await run([
          'can-i-deploy',
          ...named(slice, version),
          `--to-environment=${target}`,
          '--output=json',
        ]);
        return { name: 'broker', problems: problemsIn(settings, output) };
      } catch (error) {
        if (error instanceof BrokerError) return { name: 'broker', problems: [error.message] };
        throw error;
      }
    },
    async recordDeployment({ environment: target, slice, version, canary }) {
      const record = (one: string, ...more: string[]) =>
        run(['record-deployment', ...named(slice, one), `--environment=${target}`, ...more]);
      await record(version);
      if (canary) await record(canary.version, canaryInstance);
      else await endCanary(run, slice, target);
    },
    publishVerification: (result) => publishVerificationResult(settings, result, signal),
  };
}

const named = (slice: string, version: string): string[] => ['--pacticipant', slice, '--version', version];

/** Of two versions at one time, a broker needs to know where each is. */
const canaryInstance = '--application-instance=canary';

async function endCanary(run: RunClient, slice: string, environment: string): Promise<void> {
  try {
    await run(['record-undeployment', '--pacticipant', slice, `--environment=${environment}`, canaryInstance]);
  } catch (error) {
    if (!(error instanceof BrokerError && error.message.includes('is not currently deployed'))) throw error;
  }
}

const answer = z.object({ summary: z.object({ deployable: z.nullable(z.boolean()), reason: z.string() }) });

/** As JSON, the client ends without an error whatever the answer is. */
function problemsIn(settings: BrokerSettings, output: string): string[] {
  const { data } = answer.safeParse(asJson(output));
  if (!data) throw new BrokerError(settings, 'what it answers can’t be understood');
  const { deployable, reason } = data.summary;
  return deployable === true ? [] : reason.split('\n');
}
