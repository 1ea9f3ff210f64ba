import { dev } from './commands/dev.js';
import { events } from './commands/events.js';
import { reset } from './commands/reset.js';
import { start } from './commands/start.js';
import { test } from './commands/test.js';

type Command = (args: readonly string[], environment: NodeJS.ProcessEnv) => Promise<number>;

const commands: Readonly<Record<string, Command>> = { start, dev, reset, events, test };

const [name = 'start', ...args] = process.argv.slice(2);
const command = commands[name];
if (command) {
  process.exitCode = await command(args, process.env).catch((error: unknown) => {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  });
} else {
  process.stderr.write(`There is no command named ${name}. There are: ${Object.keys(commands).join(', ')}.\n`);
  process.exitCode = 2;
}
