export type Command = (args: readonly string[], environment: NodeJS.ProcessEnv) => Promise<number>;

/** Each is loaded when it is asked for: what runs the system all day holds none of the others' packages in memory. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import('./commands/start.js')).start,
  dev: async () => (await import('./commands/dev.js')).dev,
  reset: async () => (await import('./commands/reset.js')).reset,
  events: async () => (await import('./commands/events.js')).events,
  'analytics:rebuild': async () => (await import('./commands/rebuild-analytics.js')).rebuildAnalytics,
  test: async () => (await import('./commands/test.js')).test,
};

// Whoever read our output may go first; what runs is stopped in order all the same.
process.stdout.on('error', () => undefined);

const [name = 'start', ...args] = process.argv.slice(2);
const load = commands[name];
if (load) {
  try {
    const command = await load();
    process.exitCode = await command(args, process.env);
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(`There is no command named ${name}. There are: ${Object.keys(commands).join(', ')}.\n`);
  process.exitCode = 2;
}
