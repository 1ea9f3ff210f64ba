import { deploy, readSite, type Deployment, type LiveSlice, type SliceChange } from '@hearthway/contracts/releases';
import { BrokerError } from '../broker/index.js';
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

interface Place {
  readonly environment: string;
  readonly slice: string;
}

async function change(line: CommandLine, context: CommandContext, what: SliceChange): Promise<CommandResult> {
  const { environment, revision } = line;
  const slice = sliceMeant(line, context);
  const params = { environment, slice };
  const reason = line.reason ?? (environment === usualEnvironment ? 'by hand' : undefined);
  if (reason === undefined) {
    // A misspelled environment is told first.
    await readLive(params, context);
    throw new UsageError(`Say why, for those who read the history of ${environment}: --reason "…"`);
  }
  const refused = line.force ? undefined : await refusedByBroker(params, what, context);
  if (refused) return refused;
  try {
    const body = {
      ...what,
      reason,
      ...(revision !== undefined && { revision }),
      ...(line.force && { force: true as const }),
    };
    const done = await context.registry.call(deploy, { params, body });
    const lines = [...outcome(done), ...found(done), ...nextStep(done)];
    return await toldBroker({ value: { ...done, changed: true }, lines }, done, context);
  } catch (error) {
    const there = await foundDone(error, params, what, context);
    if (there) return there;
    throw error;
  }
}

/** A pipeline may repeat a step. What it wants is there already, then. */
async function foundDone(
  error: unknown,
  place: Place,
  wanted: SliceChange,
  context: CommandContext,
): Promise<CommandResult | undefined> {
  if (!(error instanceof RegistryError && error.problem.code === 'deployment.nothing-to-change')) return undefined;
  const { revision, live } = await readLive(place, context);
  if (!live || !isAsWanted(live, wanted)) return undefined;
  const { version, canary } = live;
  const there = { ...place, version, ...(canary && { canary }) };
  const result = { value: { ...there, revision, changed: false }, lines: [error.message] };
  return toldBroker(result, there, context);
}

async function readLive({ environment, slice }: Place, { registry }: CommandContext) {
  const { revision, slices, services } = await registry.call(readSite, { params: { environment } });
  return { revision, live: [...slices, ...services].find((one) => one.slice === slice) };
}

function isAsWanted({ version, canary }: LiveSlice, wanted: SliceChange): boolean {
  if (wanted.action === 'release') return version === wanted.version && !canary;
  return wanted.action === 'canary' && canary?.version === wanted.version && canary.percent === wanted.percent;
}

/** A rollback isn’t asked about, and of a canary the broker has known since it began. */
async function refusedByBroker(
  place: Place,
  wanted: SliceChange,
  context: CommandContext,
): Promise<CommandResult | undefined> {
  const { broker } = context;
  if (!broker || (wanted.action !== 'release' && wanted.action !== 'canary')) return undefined;
  const { live } = await readLive(place, context);
  if (live && isAsWanted(live, wanted)) return undefined;
  const { version } = wanted;
  const check = await broker.canIDeploy({ ...place, version });
  if (check.problems.length === 0) return undefined;
  return {
    value: { ...place, version, changed: false, checks: [check] },
    lines: [`${place.slice} ${version} can’t go live in ${place.environment}.`, ...checkLines(check)],
    isRefusal: true,
  };
}

/** What is live stays live if the broker can’t be told. */
async function toldBroker(
  result: CommandResult & { readonly value: object },
  live: Place & Pick<LiveSlice, 'version' | 'canary'>,
  { broker }: CommandContext,
): Promise<CommandResult> {
  try {
    await broker?.recordDeployment(live);
    return result;
  } catch (error) {
    if (!(error instanceof BrokerError)) throw error;
    const { environment, slice, canary } = live;
    const there = canary ? `${canary.version} --canary ${canary.percent}` : live.version;
    const why = environment === usualEnvironment ? '' : ' --reason "…"';
    return {
      value: { ...result.value, broker: [error.message] },
      lines: [
        ...result.lines,
        `The pact broker doesn’t know of it. Tell it: ${call} release ${slice} ${there}${where(environment)}${why}`,
        `  ${error.message}`,
      ],
      isRefusal: true,
    };
  }
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
