import { ReleaseError } from '@hearthway/releases';
import { requireStore } from '@hearthway/releases/publish';
import { dataFolderOf, dataFolders } from '@hearthway/system/paths';
import { Command, CommanderError } from 'commander';
import { resolve } from 'node:path';
import * as form from './arguments.js';
import { canIDeploy, type CanIDeployOptions } from './commands/can-i-deploy.js';
import * as credentials from './commands/credentials.js';
import { promote, type PromoteOptions } from './commands/promote.js';
import { collect } from './commands/collect.js';
import { history } from './commands/history.js';
import { preview, type PreviewOptions } from './commands/preview.js';
import { publish, type PublishOptions } from './commands/publish.js';
import { record } from './commands/record.js';
import { release, type ReleaseOptions } from './commands/release.js';
import { rollback, type RollbackOptions } from './commands/rollback.js';
import { status } from './commands/status.js';
import { keysOf } from './keys.js';
import { printable } from './printable.js';
import type { Context, Outcome, Surroundings } from './surroundings.js';

/** The exit codes of every command. */
const exitCodes = { done: 0, refused: 1, wrongUsage: 2 } as const;

interface SharedOptions {
  readonly store?: string;
  readonly json?: true;
}

type PublishFlags = SharedOptions & Omit<PublishOptions, 'slice' | 'folder'>;
type ReleaseFlags = SharedOptions & Omit<ReleaseOptions, 'slice' | 'version'>;
type CanIDeployFlags = SharedOptions & Omit<CanIDeployOptions, 'slice' | 'version'>;
type PreviewFlags = SharedOptions & Partial<Pick<PreviewOptions, 'site'>> & Pick<PreviewOptions, 'path' | 'hours'>;
type PromoteFlags = SharedOptions & Omit<PromoteOptions, 'slice'>;
type RollbackFlags = SharedOptions & Omit<RollbackOptions, 'slice'>;

const example = '\nExample: npm run release -- release mf-journey --build --reason "New texts"';

/** Runs one command. @returns the exit code */
export async function hearthway(args: readonly string[], surroundings: Surroundings): Promise<number> {
  let exitCode: number = exitCodes.done;

  /** Runs a command's work in the store that the options name, and prints what came of it. */
  const run = async (options: SharedOptions, work: (context: Context) => Promise<Outcome>): Promise<void> => {
    const isJson = options.json === true;
    const print = (data: unknown) => surroundings.out(printable(`${JSON.stringify(data, undefined, 2)}\n`));
    try {
      const store = storeOf(options, surroundings);
      await requireStore(store);
      const progress = (line: string) => {
        if (surroundings.showsProgress) surroundings.error(printable(`${line}\n`));
      };
      const keys = keysOf(store, surroundings);
      const { lines, data, refused } = await work({ store, ...keys, folder: surroundings.folder, progress });
      if (refused) exitCode = exitCodes.refused;
      if (isJson) print(data);
      else for (const line of lines) surroundings.out(printable(`${line}\n`));
    } catch (error) {
      exitCode = exitCodes.refused;
      const message = error instanceof Error ? error.message : String(error);
      if (isJson) print({ error: { code: error instanceof ReleaseError ? error.code : 'failed', message } });
      else surroundings.error(printable(`${message}\n`));
    }
  };

  try {
    await commandsOf(run, surroundings).parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.wrongUsage;
    throw error;
  }
}

type Run = (options: SharedOptions, work: (context: Context) => Promise<Outcome>) => Promise<void>;

function commandsOf(run: Run, surroundings: Surroundings): Command {
  const program = new Command('hearthway')
    .description('Publishes front ends, makes them live, and takes them back.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => surroundings.out(printable(text)),
      writeErr: (text) => surroundings.error(printable(text)),
    })
    .showHelpAfterError('Add --help for the options.')
    .addHelpText('after', `\nExit codes: 0 done, 1 refused with a reason, 2 wrong usage.${example}`);

  const command = (usage: string, description: string, parent = program) =>
    parent
      .command(usage)
      .description(description)
      .allowExcessArguments(false)
      .option('--store <folder>', 'the release store (default: RELEASES_FOLDER, or that of the local system)')
      .option('--json', 'print one JSON object');
  const change = (usage: string, description: string) =>
    command(usage, description).option(
      '--author <name>',
      "who does it (default: git's user, or that of the system)",
      form.author,
    );
  const building = (usage: string, description: string) =>
    change(usage, description)
      .option('--build', 'build it first')
      .option('--commit <hash>', 'what it was built from (default: HEAD, if everything is committed)', form.commit);

  building('publish', 'store a build as a release; nothing changes on the site')
    .argument('<slice>', 'such as mf-journey', form.slice)
    .argument('[folder]', 'the build (default: <slice>/dist)')
    .action((slice: string, folder: string | undefined, options: PublishFlags) =>
      run(options, (context) => publish(context, { slice, folder, ...options })),
    );
  building('release', 'check a release and make it live; without a version, publish <slice>/dist first')
    .argument('<slice>', 'such as mf-journey', form.slice)
    .argument('[version]', 'a published one', form.version)
    .option('--reason <text>', 'why, in one line', form.reason)
    .option('--canary <percent>', 'only for this many of a hundred browsers', form.percent)
    .action((slice: string, version: string | undefined, options: ReleaseFlags) =>
      run(options, (context) => release(context, { slice, version, ...options })),
    );
  building('can-i-deploy', 'say whether a release, or a service as it is here, may go live; changes nothing')
    .argument('<name>', 'such as mf-journey or svc-journey', form.slice)
    .argument('[version]', 'a published one', form.version)
    .action((slice: string, version: string | undefined, options: CanIDeployFlags) =>
      run(options, (context) => canIDeploy(context, { slice, version, ...options })),
    );
  command('record', 'record that a service is live as it is here, for later checks')
    .argument('<service>', 'such as svc-journey', form.slice)
    .action((name: string, options: SharedOptions) => run(options, (context) => record(context, name)));
  command('preview', 'make a link that shows a published release before it is live')
    .argument('<slice>', 'such as mf-journey', form.slice)
    .argument('<version>', 'a published one', form.version)
    .option('--path <path>', 'the page that it leads to', form.pagePath, '/')
    .option('--hours <hours>', 'how long it works', form.hours, 24)
    .option('--site <address>', 'of the site (default: PUBLIC_ORIGIN, or the local system)', form.site)
    .action((slice: string, version: string, { site = siteOf(surroundings), ...options }: PreviewFlags) =>
      run(options, (context) => preview(context, { slice, version, site, ...options })),
    );
  change('promote', 'make a canary live for everybody')
    .argument('<slice>', 'such as mf-journey', form.slice)
    .option('--reason <text>', 'why, in one line', form.reason)
    .action((slice: string, options: PromoteFlags) =>
      run(options, (context) => promote(context, { slice, ...options })),
    );
  change('rollback', 'end the canary, or make the previous version live again')
    .argument('<slice>', 'such as mf-journey', form.slice)
    .option('--to <version>', 'an earlier one', form.version)
    .option('--reason <text>', 'why, in one line', form.reason)
    .action((slice: string, options: RollbackFlags) =>
      run(options, (context) => rollback(context, { slice, ...options })),
    );
  command('status', 'what is live, since when, and by whom').action((options: SharedOptions) => run(options, status));
  command('history', 'every change of what is live, newest first')
    .argument('[slice]', 'only its changes', form.slice)
    .action((slice: string | undefined, options: SharedOptions) => run(options, (context) => history(context, slice)));
  command('collect', 'delete the releases that nothing refers to')
    .option('--dry-run', 'only say which')
    .action((options: SharedOptions & { dryRun?: boolean }) => run(options, (context) => collect(context, options)));
  const group = program.command('credentials').description('make, list, and revoke the credentials of teams');
  addCredentials((usage, description) => command(usage, description, group), run, surroundings);
  return program;
}

type AddCommand = (usage: string, description: string) => Command;

/** `hearthway credentials …`: who may change what. */
function addCredentials(command: AddCommand, run: Run, { environment }: Surroundings): void {
  const root = environment['RELEASES_ROOT_TOKEN'];
  command('init', 'take a store under a root key: RELEASES_ROOT_TOKEN, or a new one')
    .argument('<environment>', 'such as production', form.environment)
    .action((name: string, options: SharedOptions) =>
      run(options, (context) => credentials.initialize(context, name, root)),
    );
  command('create', 'make a credential with the root key, and show its token')
    .argument('<name>', 'whose, such as the name of a team', form.author)
    .requiredOption('--slices <names>', 'separated by commas; * is all of them', form.slices)
    .option('--environments <names>', 'separated by commas (default: the one of the store)', form.environments)
    .option('--days <days>', 'how long it is good', form.days, 90)
    .action((name: string, options: SharedOptions & Omit<credentials.CreateOptions, 'name'>) =>
      run(options, (context) => credentials.create(context, { name, ...options })),
    );
  command('list', 'every credential of the store').action((options: SharedOptions) => run(options, credentials.list));
  command('revoke', 'end a credential; what it released stays live')
    .argument('<id>', 'as `credentials list` shows it', form.credential)
    .action((id: string, options: SharedOptions) => run(options, (context) => credentials.revoke(context, id)));
}

const siteOf = ({ environment }: Surroundings): string =>
  environment['PUBLIC_ORIGIN'] ?? `http://localhost:${environment['PORT'] ?? '8080'}`;

function storeOf({ store }: SharedOptions, { environment, folder }: Surroundings): string {
  const chosen = store ?? environment['RELEASES_FOLDER'];
  return chosen === undefined ? dataFolders(dataFolderOf(environment)).releases : resolve(folder, chosen);
}
