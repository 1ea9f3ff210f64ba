import { deploy, readSite, type Deployment, type LiveSlice, type SliceChange } from '@hearthway/contracts/releases';
import { call, usualEnvironment, UsageError, where, type CommandLine } from '../command-line.js';
import { checkLines, type CommandResult } from '../command-output.js';
import { RegistryError } from '../registry-client.js';
import { isFrontEnd } from '../slice-folder.js';
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

async function change(line: CommandLine, context: CommandContext, what: SliceChange): Promise<CommandResult> {
  const { environment, revision } = line;
  const slice = sliceMeant(line, context);
  const reason = line.reason ?? (environment === usualEnvironment ? 'by hand' : undefined);
  if (reason === undefined) {
    throw new UsageError(`Say why, for those who read the history of ${environment}: --reason "…"`);
  }
  const params = { environment, slice };
  try {
    const body = {
      ...what,
      reason,
      ...(revision !== undefined && { revision }),
      ...(line.force && { force: true as const }),
    };
    const done = await context.registry.call(deploy, { params, body });
    return { value: { ...done, changed: true }, lines: [...outcome(done), ...found(done), ...nextStep(done)] };
  } catch (error) {
    const there = await foundDone(error, params, what, context);
    if (there) return there;
    throw error;
  }
}

/** A pipeline may repeat a step. What it wants is there already, then. */
async function foundDone(
  error: unknown,
  { environment, slice }: { environment: string; slice: string },
  wanted: SliceChange,
  { registry }: CommandContext,
): Promise<CommandResult | undefined> {
  if (!(error instanceof RegistryError && error.problem.code === 'deployment.nothing-to-change')) return undefined;
  const { revision, slices, services } = await registry.call(readSite, { params: { environment } });
  const live = [...slices, ...services].find((one) => one.slice === slice);
  if (!live || !isAsWanted(live, wanted)) return undefined;
  const { version, canary } = live;
  return {
    value: { environment, revision, slice, version, ...(canary && { canary }), changed: false },
    lines: [error.message],
  };
}

function isAsWanted({ version, canary }: LiveSlice, wanted: SliceChange): boolean {
  if (wanted.action === 'release') return version === wanted.version && !canary;
  return wanted.action === 'canary' && canary?.version === wanted.version && canary.percent === wanted.percent;
}

function outcome({ environment, revision, slice, version, canary, withdrew }: Deployment): string[] {
  const where = `in ${environment} (revision ${revision})`;
  return [
    ...(withdrew === undefined
      ? []
      : [
          `${slice} ${withdrew} was rolled back. ${isFrontEnd(slice) ? 'Open tabs leave it.' : `Run ${version} again.`}`,
        ]),
    canary
      ? `${slice} ${canary.version} goes to ${canary.percent}% of browsers ${where}; the others have ${version}.`
      : `${slice} ${version} is live ${where}.`,
  ];
}

/** Notes of the gate, and what was forced. */
const found = ({ checks }: Deployment): string[] =>
  checks.filter(({ problems, notes = [] }) => problems.length + notes.length > 0).flatMap(checkLines);

function nextStep({ environment, slice, action }: Deployment): string[] {
  const why = environment === usualEnvironment ? '' : ' --reason "…"';
  const more = `${slice}${where(environment)}${why}`;
  return [
    ...(action === 'canary' ? [`Give it to everyone: ${call} promote ${more}`] : []),
    ...(action === 'rollback' ? [] : [`Roll it back: ${call} rollback ${more}`]),
  ];
}
