/**
 * `tsx deployer.ts <store> <slice> <times> <version> <version>`: makes the two versions live in turn and prints each revision.
 * With KILL_BEFORE, the process kills itself before this call of the file system, so that a test can stop it at every line.
 */
import promises, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { deploy } from '../deployments.js';

const [store = '', slice = '', times = '1', ...versions] = process.argv.slice(2);
const killBefore = Number(process.env['KILL_BEFORE'] ?? Infinity);
let calls = 0;

countCalls(promises);
syncBuiltinESMExports();
for (let turn = 0; turn < Number(times); turn += 1) {
  const version = versions[turn % versions.length] ?? '';
  const { current } = await deploy({ store, slice, version, kind: 'release', author: slice });
  process.stdout.write(`${current.revision}\n`);
}

function countCalls(target: object): void {
  const functions = target as Record<string, unknown>;
  for (const name of ['open', 'readFile', 'writeFile', 'link', 'rename', 'rm', 'mkdir', 'readdir', 'sync', 'close']) {
    const original = functions[name];
    if (typeof original !== 'function') continue;
    functions[name] = async (...args: unknown[]) => {
      calls += 1;
      if (calls === killBefore) process.kill(process.pid, 'SIGKILL');
      const result: unknown = await Reflect.apply(original, target, args);
      if (name === 'open') countCalls(result as FileHandle);
      return result;
    };
  }
}
