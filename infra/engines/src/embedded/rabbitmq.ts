import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningRabbitmq, StartContext } from '../engine.js';
import { startProcess } from '../managed-process.js';
import { startOwnedRabbitmq } from '../owned-rabbitmq.js';
import { findFreePorts } from '../ports.js';
import { rabbitmqEnvironment, rabbitmqFiles } from '../rabbitmq-node.js';
import type { DebianTree } from './debian-tree.js';
import type { Sandbox } from './sandbox.js';

const PROGRAM_PATH = '/usr/sbin:/usr/bin:/sbin:/bin';

/** Starts the port mapper ourselves: if the node did, that would take a second Erlang start, and the mapper would outlive the node. */
const COMMAND = 'setpriv --pdeathsig=KILL epmd & exec /usr/lib/rabbitmq/bin/rabbitmq-server';

export async function startEmbeddedRabbitmq(
  tree: DebianTree,
  sandbox: Sandbox,
  context: StartContext,
): Promise<RunningRabbitmq> {
  const folder = await sandbox.open(context.folder);
  const [amqp = 0, distribution = 0, mapper = 0] = await findFreePorts(3);
  const ports = { amqp, distribution, mapper };
  const user = tree.users.rabbitmq;
  await mkdir(context.folder, { recursive: true });
  for (const [name, text] of Object.entries(rabbitmqFiles(ports))) await writeFile(join(context.folder, name), text);
  await sandbox.handOver({ user, folder: context.folder });
  return startOwnedRabbitmq({
    kind: 'embedded',
    port: amqp,
    signal: context.signal,
    launch: () =>
      startProcess({
        command: sandbox.command({ user, folder: context.folder, command: ['/bin/sh', '-c', COMMAND] }),
        environment: rabbitmqEnvironment({ folder, ports }, PROGRAM_PATH),
        logFile: join(context.folder, 'rabbitmq.log'),
        sandboxed: sandbox.kind === 'user-namespace',
        onProcess: context.onProcess,
      }),
  });
}
