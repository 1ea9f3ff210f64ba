/** When `stopAsked` aborts, a command stops everything it started and returns. */
export type Command = (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  stopAsked: AbortSignal,
) => Promise<number>;

interface CommandEntry {
  readonly load: () => Promise<Command>;
  /** It has nothing to clean up when asked to stop. */
  readonly stopsAtOnce?: boolean;
}

/** Loaded on demand, so that a long-running system doesn't keep other commands' packages in memory. */
const commands: Readonly<Record<string, CommandEntry>> = {
  start: { load: async () => (await import('./commands/start.js')).start },
  dev: { load: async () => (await import('./commands/dev.js')).dev },
  restart: { load: async () => (await import('./commands/restart.js')).restart },
  release: { load: async () => (await import('./commands/release.js')).release },
  reset: { load: async () => (await import('./commands/reset.js')).reset, stopsAtOnce: true },
  events: { load: async () => (await import('./commands/events.js')).events, stopsAtOnce: true },
  'analytics:rebuild': { load: async () => (await import('./commands/rebuild-analytics.js')).rebuildAnalytics },
  'loan-limits:load': { load: async () => (await import('./commands/load-loan-limits.js')).loadLoanLimits },
  test: { load: async () => (await import('./commands/test.js')).test },
};

/** Runs a command. @returns the exit code */
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
