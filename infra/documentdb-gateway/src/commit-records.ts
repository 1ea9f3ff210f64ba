import pg from 'pg';

/** Longer than any client retries a commit (the driver's limit is 120 seconds). */
const KEPT = '5 minutes';

/** The names of recent commits, for clients that ask again because the answer to a commit was lost. */
export const CREATE_COMMIT_RECORDS = `
  CREATE SCHEMA IF NOT EXISTS hearthway_gateway;
  CREATE TABLE IF NOT EXISTS hearthway_gateway.committed_transactions
    (name text NOT NULL, at timestamptz NOT NULL DEFAULT now())`;

/** A statement to run in the transaction itself. */
export const recordCommit = (name: string): string =>
  `INSERT INTO hearthway_gateway.committed_transactions (name) VALUES (${pg.escapeLiteral(name)})`;

export async function isRecorded(client: Pick<pg.ClientBase, 'query'>, name: string): Promise<boolean> {
  const found = await client.query('SELECT 1 FROM hearthway_gateway.committed_transactions WHERE name = $1', [name]);
  return found.rows.length > 0;
}

/** Errors are ignored: the next call deletes the rest. */
export async function forgetOldCommits(pool: pg.Pool): Promise<void> {
  await pool
    .query(`DELETE FROM hearthway_gateway.committed_transactions WHERE at < now() - interval '${KEPT}'`)
    .catch(() => undefined);
}
