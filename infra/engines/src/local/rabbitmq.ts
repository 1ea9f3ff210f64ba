import { access, mkdir, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RunningRabbitmq, StartContext } from '../engine.js';
import { diesWithUs } from '../dies-with-us.js';
import { startProcess } from '../managed-process.js';
import { startOwnedRabbitmq } from '../owned-rabbitmq.js';
import { findFreePorts } from '../ports.js';
import { rabbitmqEnvironment, rabbitmqFiles } from '../rabbitmq-node.js';
import { findProgram, runCommand } from '../run-command.js';

const DEBIAN_SCRIPTS = '/usr/lib/rabbitmq/bin/rabbitmq-server';

/** The local `rabbitmq-server` as a separate node, whatever others run on this machine. */
export async function startLocalRabbitmq(program: string, context: StartContext): Promise<RunningRabbitmq> {
  const [amqp = 0, distribution = 0, mapper = 0] = await findFreePorts(3);
  const ports = { amqp, distribution, mapper };
  await mkdir(context.folder, { recursive: true, mode: 0o700 });
  const folder = await realpath(context.folder);
  for (const [name, text] of Object.entries(rabbitmqFiles(ports))) await writeFile(join(folder, name), text);
  const server = await serverProgram(program);
  const environment = rabbitmqEnvironment({ folder, ports }, withFolder(dirname(server), context.environment['PATH']));
  return startOwnedRabbitmq({
    kind: 'local',
    port: amqp,
    signal: context.signal,
    launch: async () =>
      startProcess({
        command: await serverCommand(server, environment),
        environment,
        logFile: join(folder, 'rabbitmq.log'),
        sandboxed: false,
        onProcess: context.onProcess,
      }),
    afterStop: () => stopPortMapper(environment),
  });
}

/** On Linux, the node and its port mapper end with us. Elsewhere, the node starts the mapper as a daemon. */
async function serverCommand(server: string, environment: NodeJS.ProcessEnv): Promise<string[]> {
  const prefix = await diesWithUs(environment);
  const mapper = await findProgram('epmd', environment);
  if (prefix.length === 0 || mapper === undefined) return [...prefix, server];
  return [...prefix, '/bin/sh', '-c', 'setpriv --pdeathsig=KILL epmd & exec "$0"', server];
}

/** Stops the mapper that runs as a daemon. It has a port of its own, so nobody else uses it. */
async function stopPortMapper(environment: NodeJS.ProcessEnv): Promise<void> {
  if ((await findProgram('epmd', environment)) === undefined) return;
  await runCommand(['epmd', '-kill'], { environment, timeoutMilliseconds: 2_000 });
}

/** The server itself: Debian's wrapper on PATH would switch to the user rabbitmq, who cannot write to our folder. */
async function serverProgram(program: string): Promise<string> {
  if (program !== '/usr/sbin/rabbitmq-server') return program;
  return access(DEBIAN_SCRIPTS).then(
    () => DEBIAN_SCRIPTS,
    () => program,
  );
}

function withFolder(folder: string, path = ''): string {
  return [folder, path].filter((part) => part !== '').join(':');
}
