import { expect, it } from '@jest/globals';
import { serialize } from 'bson';
import { readCommand } from '../command.js';
import type { CommandContext } from '../command-context.js';
import { CommandError } from '../errors.js';
import { writeCommands } from './writes.js';

/** How often a statement that always fails like this is tried for an upsert, and how the command fails. */
async function triesOf(error: CommandError) {
  let tries = 0;
  const body = serialize({ findAndModify: 'counts', query: { key: 1 }, update: {}, upsert: true, $db: 'test' });
  const services = {
    postgres: {
      isolatedQuery: () => () => {
        tries += 1;
        return Promise.reject(error);
      },
    },
  };
  const context = { command: readCommand(Buffer.from(body)), services } as unknown as CommandContext;
  const failed = await Promise.resolve(writeCommands['findAndModify']?.(context)).catch((reason: unknown) => reason);
  return { tries, failed };
}

it('an upsert against a document that it can’t find fails soon, and one that other writes overtake does not', async () => {
  const duplicate = await triesOf(
    new CommandError('DuplicateKey', 'a duplicate', { cause: { constraint: 'collection_pk_1' } }),
  );
  expect(duplicate.failed).toMatchObject({ codeName: 'DuplicateKey', fields: { keyPattern: { _id: 1 } } });
  expect(duplicate.tries).toBeLessThanOrEqual(5);
  const overtaken = await triesOf(new CommandError('WriteConflict', 'overtaken'));
  expect(overtaken.failed).toMatchObject({ codeName: 'WriteConflict' });
  expect(overtaken.tries).toBeGreaterThan(100);
});
