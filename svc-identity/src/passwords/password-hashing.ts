import { hash, verify } from '@node-rs/argon2';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { randomBytes } from 'node:crypto';

/** OWASP's parameters for argon2id, the package's default algorithm: 19 MiB, two passes, one lane. */
export const hashParameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Two hashes use two cores and 38 MiB. A queue of 200 takes about two seconds. */
const limits = { atOnce: 2, waiting: 200 };

export interface Passwords {
  /** @throws AppError `server.unavailable` when too many wait */
  hash(password: string): Promise<string>;
  /** Does the same work with and without a hash to compare. @throws AppError `server.unavailable` when too many wait */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

export interface HashFunctions {
  hash(password: string, parameters: typeof hashParameters): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
}

export function createPasswords(
  functions: HashFunctions = { hash, verify },
  queue: WorkQueue = createWorkQueue(limits),
): Passwords {
  const hashOfNobody = makeHashOfNobody();
  return {
    hash: (password) => inTurn(queue, () => functions.hash(canonical(password), hashParameters)),
    async verify(passwordHash, password) {
      const right = await inTurn(queue, () => functions.verify(passwordHash ?? hashOfNobody, canonical(password)));
      return right && passwordHash !== undefined;
    },
  };
}

/** Random bytes in the form of a hash that no password matches: comparing takes as long as with a real one. */
function makeHashOfNobody(): string {
  const { memoryCost, timeCost, parallelism } = hashParameters;
  const [salt, digest] = [16, 32].map((bytes) => randomBytes(bytes).toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`;
}

/** NFKC, as NIST SP 800-63B advises, because devices compose accented letters differently. */
function canonical(password: string): string {
  return password.normalize('NFKC');
}

async function inTurn<Result>(queue: WorkQueue, work: () => Promise<Result>): Promise<Result> {
  try {
    return await queue.run(work);
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    throw new AppError('server.unavailable', problemTexts.unavailable, { cause: error });
  }
}

/** Refused because too much work is already waiting. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

interface WorkQueue {
  /** Runs the work when its turn comes. @throws QueueFullError */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Runs up to `atOnce` pieces of work at once. Others wait in line, and are refused when the line is full. */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const line: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= waiting) throw new QueueFullError(`${waiting} are waiting already`);
    await new Promise<void>((resolve) => line.push(resolve));
  }

  function handOver(): void {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await turn();
      try {
        return await work();
      } finally {
        handOver();
      }
    },
  };
}
