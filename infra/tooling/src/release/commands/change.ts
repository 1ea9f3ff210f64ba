import { deploy, type Deployment, type DeploymentRequest } from '@hearthway/contracts/releases';
import { UsageError, type CommandLine } from '../command-line.js';
import type { CommandResult } from '../command-output.js';
import { releaseMeant, sliceMeant, type Command, type CommandContext } from './context.js';

export const release: Command = async (line, context) => {
  const { slice, version } = await releaseMeant(line, context);
  const { canary } = line;
  const request =
    canary === undefined
      ? ({ action: 'release', version } as const)
      : ({ action: 'canary', version, percent: canary } as const);
  return change({ ...line, slice }, context, request);
};

export const promote: Command = (line, context) => change(line, context, { action: 'promote' });

export const rollback: Command = (line, context) =>
  change(line, context, { action: 'rollback', ...(line.version !== undefined && { version: line.version }) });

type Change = DeploymentRequest extends infer Request
  ? Request extends DeploymentRequest
    ? Omit<Request, 'reason' | 'revision'>
    : never
  : never;

async function change(line: CommandLine, context: CommandContext, what: Change): Promise<CommandResult> {
  const { environment, revision } = line;
  const slice = sliceMeant(line, context);
  const reason = line.reason ?? (environment === 'local' ? 'by hand' : undefined);
  if (reason === undefined) {
    throw new UsageError(`Say why, for those who read the history of ${environment}: --reason "…"`);
  }
  const done = await context.registry.call(deploy, {
    params: { environment, slice },
    body: { ...what, reason, ...(revision !== undefined && { revision }) },
  });
  return { value: done, lines: [...outcome(done), ...nextStep(done)] };
}

function outcome({ environment, revision, slice, version, canary, withdrew }: Deployment): string[] {
  const where = `in ${environment} (revision ${revision})`;
  return [
    ...(withdrew === undefined ? [] : [`${slice} ${withdrew} is taken back: pages that are still open leave it.`]),
    canary
      ? `${slice} ${canary.version} goes to ${canary.percent} % of browsers ${where}; the others have ${version}.`
      : `${slice} ${version} is live ${where}.`,
  ];
}

const nextStep = ({ slice, action }: Deployment): string[] => {
  if (action === 'canary') return [`Give it to everyone: promote ${slice}   Take it back: rollback ${slice}`];
  return action === 'rollback' ? [] : [`Take it back: rollback ${slice}`];
};
