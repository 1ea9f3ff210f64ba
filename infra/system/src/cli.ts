/** `stopAsked` aborts when we are to stop: a command ends what it has started, then itself. */
export type Command = (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  stopAsked: AbortSignal,
) => Promise<number>;

interface CommandEntry {
  readonly load: () => Promise<Command>;
  /** Has nothing to put in order when it is asked to stop. */
  readonly stopsAtOnce?: boolean;
}

/** Each is loaded when it is asked for: what runs the system all day holds none of the others' packages in memory. */
const commands: Readonly<Record<string, CommandEntry>> = {
  start: { load: async () => (await import('./commands/start.js')).start },
  dev: { load: async () => (await import('./commands/dev.js')).dev },
  reset: { load: async () => (await import('./commands/reset.js')).reset, stopsAtOnce: true },
  events: { load: async () => (await import('./commands/events.js')).events, stopsAtOnce: true },
  'analytics:rebuild': { load: async () => (await import('./commands/rebuild-analytics.js')).rebuildAnalytics },
  test: { load: async () => (await import('./commands/test.js')).test },
};

/** Runs one command; gives the exit code. */
export async function runCommandLine(
  [name = 'start', ...args]: readonly string[],
  environment: NodeJS.ProcessEnv,
  stopAsked: AbortSignal,
): Promise<number> {
  const entry = commands[name];
  if (!entry) {
    process.stderr.write(`There is no command named ${name}. There are: ${Object.keys(commands).join(', ')}.\n`);
    return 2;
  }
  if (entry.stopsAtOnce) stopAsked.addEventListener('abort', () => process.exit(1));
  try {
    stopAsked.throwIfAborted();
    const command = await entry.load();
    return await command(args, environment, stopAsked);
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
