import { interfaceOf, recordedPacts } from '@hearthway/openapi';
import { judgeRelease, judgeService, type Check } from '@hearthway/releases/publish';
import type { Context, Outcome } from '../surroundings.js';
import { publishBuild, type PublishOptions } from './publish.js';

export interface CanIDeployOptions extends Omit<PublishOptions, 'folder'> {
  readonly version?: string | undefined;
}

/** Says whether a front end's release, or a service as it is in this checkout, may go live, and changes nothing. */
export async function canIDeploy(context: Context, options: CanIDeployOptions): Promise<Outcome> {
  const { slice } = options;
  if (isService(slice)) return outcomeOf(slice, await judgeService(context.store, serviceOf(slice)));
  const version = options.version ?? (await publishBuild(context, options)).release.version;
  context.progress(`checking ${slice} ${version} …`);
  return outcomeOf(`${slice} ${version}`, await judgeRelease(context.store, slice, version));
}

/** The gateway is none of the store's releases either, and uses operations of services. */
export const isService = (name: string): boolean => name.startsWith('svc-') || name === 'gateway';

export const serviceOf = (name: string) => ({ name, interface: interfaceOf(name, recordedPacts()) });

function outcomeOf(name: string, checks: readonly Check[]): Outcome {
  const isAllowed = checks.every(({ faults }) => faults.length === 0);
  return {
    lines: [
      ...checks.flatMap((check) => [
        `${check.name.padEnd(11)} ${check.faults.length === 0 ? 'passed' : 'failed'}`,
        ...check.faults.map((fault) => `  ${fault}`),
      ]),
      isAllowed ? `${name} may go live.` : `${name} may not go live.`,
    ],
    data: { name, allowed: isAllowed, checks },
    refused: !isAllowed,
  };
}
