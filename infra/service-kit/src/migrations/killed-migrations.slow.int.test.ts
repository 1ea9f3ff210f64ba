import { testEngines } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { countThings } from './testing/count-things.js';
import { numberOfThings, useThings } from './testing/use-things.js';

const { database, rowOf, start, total } = useThings();

it.each([
  ['in its first step', '0', 0],
  ['in the middle', '2', 20],
  ['when all of it was done', 'end', numberOfThings],
])(
  'a migration killed %s goes on from there at another instance, once its lease ran out',
  async (_when, moment, counted) => {
    const program = join(import.meta.dirname, 'testing/dying-instance.ts');
    const place = [testEngines().mongodbUri, database(), '2000', moment];
    const dying = spawn(process.execPath, ['--import', 'tsx', program, ...place], { stdio: 'ignore' });
    const [, signal] = (await once(dying, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    expect(await total()).toBe(counted);
    expect(await rowOf('count-things')).toMatchObject({ owner: expect.any(String) });

    let batches = 0;
    await start([countThings(() => void (batches += 1))]);
    expect(await total()).toBe(numberOfThings);
    expect(batches).toBe(Math.ceil((numberOfThings - counted) / 10) + 1);
  },
);
