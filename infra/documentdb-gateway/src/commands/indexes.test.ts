import { expect, it } from '@jest/globals';
import { serialize, type Document } from 'bson';
import { SQL } from '../bson-sql.js';
import { readCommand } from '../command.js';
import type { CommandContext } from '../command-context.js';
import { fromPostgres } from '../errors.js';
import { indexCommands } from './indexes.js';

const bson = (document: Document): string => `BSONHEX${Buffer.from(serialize(document)).toString('hex')}`;
/** What DocumentDB replies if the collection of the indexes can’t be created. */
const refusal = (errmsg: string) => [bson({ ok: 0, raw: { defaultShard: { ok: 0, code: 0, errmsg } } }), 'f', null];
const success = [bson({ ok: 1 }), 't', bson({})];

/** How creating indexes ends, and after how many tries, if DocumentDB answers like this, and then always with the last answer. */
async function createIndexes(answers: readonly (unknown[] | Error)[]) {
  let tries = 0;
  const body = serialize({ createIndexes: 'outbox', indexes: [{ key: { dueAt: 1 }, name: 'due' }], $db: 'test' });
  const query = (statement: unknown) => {
    expect(statement).toBe(SQL.createIndexes);
    tries += 1;
    const answer = answers[Math.min(tries, answers.length) - 1];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const context = { command: readCommand(Buffer.from(body)), query } as unknown as CommandContext;
  const ended = await Promise.resolve(indexCommands['createIndexes']?.(context)).then(
    () => 'created',
    (error: unknown) => (error as Error).message,
  );
  return { ended, tries };
}

it('a collection that another client creates at the same moment is used', async () => {
  const race = 'collection test-analytics.outbox does not exist and failed to be created';
  expect(await createIndexes([refusal(race), success])).toEqual({ ended: 'created', tries: 2 });
  const thrown = fromPostgres(Object.assign(new Error(race), { code: 'M001A' }));
  expect(await createIndexes([thrown, thrown, success])).toEqual({ ended: 'created', tries: 3 });
});

it('other errors, and what never ends, are told', async () => {
  const other = 'The field is not valid';
  expect(await createIndexes([refusal(other)])).toEqual({ ended: other, tries: 1 });
  const race = 'collection test.outbox does not exist and failed to be created';
  expect(await createIndexes([refusal(race)])).toEqual({ ended: race, tries: 5 });
});
