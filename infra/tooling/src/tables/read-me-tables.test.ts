import { expect, it } from '@jest/globals';
import { readMesWithTables } from './read-me-tables.js';

it('the tables of the READMEs say what the code says; `npm run tables` writes them anew', async () => {
  for (const { text, wanted } of await readMesWithTables()) expect(text).toBe(wanted);
});
