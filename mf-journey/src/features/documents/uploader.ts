import { documentLimits, type DocumentUpload } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { RequestError } from '@hearthway/web-kit/http';
import { DetailedError, Upload } from 'tus-js-client';
import { isFileOf, nameOf, problemOf } from './file-checks.js';
import { tusOverSession } from './tus-over-session.js';

/** Where files are begun, sent to, and given up: of the buyer, or of a link. */
export interface UploadRoutes<Target> {
  readonly begin: (
    file: Pick<DocumentUpload, 'name' | 'bytes'>,
    target: Target,
    idempotencyKey: string,
  ) => Promise<Pick<DocumentUpload, 'id'>>;
  readonly pathOf: (uploadId: string) => string;
  readonly end: (uploadId: string) => Promise<unknown>;
}

/** How an upload that was begun before is recognized. */
export type BegunUpload = Pick<DocumentUpload, 'id' | 'name' | 'bytes' | 'received' | 'state'>;

/** A file that this page sends. */
export interface SendingFile {
  /** Of this page. */
  readonly key: string;
  /** Once the service has made room for it. */
  readonly uploadId: string | undefined;
  readonly name: string;
  readonly bytes: number;
  /** Bytes that have arrived. */
  readonly sent: number;
  /** `offline`: goes on by itself. `refused`: can’t be sent. */
  readonly state: 'waiting' | 'sending' | 'offline' | 'paused' | 'failed' | 'refused';
  readonly problem: string;
}

interface Uploads {
  readonly files: readonly SendingFile[];
  /** How many have arrived as a whole. */
  readonly arrived: number;
}

interface Job<Target> {
  readonly file: File;
  readonly target: Target;
  /** Repeating the beginning after a lost answer makes no second upload. */
  idempotencyKey: string;
  shown: SendingFile;
  /** Of the sending; aborted by a pause. */
  run: AbortController;
}

/** Files sent at the same time. */
const atOnce = 3;
/** After a lost connection, or while the service restarts; then the buyer is asked. Each part that arrives starts them anew. */
const retryMilliseconds = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000];

export type Uploader<Target> = ReturnType<typeof createUploader<Target>>;

/** Sends files part by part, a few at a time, and goes on after a lost connection. */
export function createUploader<Target>(session: SessionAccess, routes: UploadRoutes<Target>) {
  let jobs: readonly Job<Target>[] = [];
  let uploads: Uploads = { files: [], arrived: 0 };
  const listeners = new Set<() => void>();

  const tell = (arrived = uploads.arrived): void => {
    uploads = { files: jobs.map(({ shown }) => shown), arrived };
    for (const listener of listeners) listener();
  };
  const change = (job: Job<Target>, changed: Partial<SendingFile>): void => {
    job.shown = { ...job.shown, ...changed };
    tell();
  };
  const stop = (job: Job<Target>, state: SendingFile['state'], problem = ''): void => {
    job.run.abort();
    change(job, { state, problem });
  };
  const remove = (job: Job<Target>, arrived = 0): void => {
    jobs = jobs.filter((other) => other !== job);
    tell(uploads.arrived + arrived);
    sendNext();
  };

  function sendNext(): void {
    const sending = jobs.filter(({ shown }) => shown.state === 'sending').length;
    for (const job of jobs.filter(({ shown }) => shown.state === 'waiting').slice(0, Math.max(atOnce - sending, 0)))
      void send(job);
  }

  async function send(job: Job<Target>): Promise<void> {
    job.run = new AbortController();
    const { signal } = job.run;
    change(job, { state: 'sending', problem: '' });
    const began = job.shown.uploadId;
    try {
      const uploadId = began ?? (await begin(job, signal));
      // Paused or given up while the service made room.
      if (signal.aborted) return;
      change(job, { uploadId });
      await sendBytes(session, { file: job.file, path: routes.pathOf(uploadId), signal }, (sent) => {
        change(job, { sent });
      });
      remove(job, 1);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof GoneError && began !== undefined) {
        // What had arrived was given up meanwhile.
        job.idempotencyKey = crypto.randomUUID();
        change(job, { state: 'waiting', uploadId: undefined, sent: 0 });
      } else if (navigator.onLine) {
        stop(job, 'failed', problemIn(error));
      } else {
        stop(job, 'offline');
      }
      sendNext();
    }
  }

  async function begin({ shown: { name, bytes }, target, idempotencyKey }: Job<Target>, signal: AbortSignal) {
    for (let tries = 0; ; tries += 1) {
      try {
        return (await routes.begin({ name, bytes }, target, idempotencyKey)).id;
      } catch (error) {
        const wait = retryMilliseconds[tries];
        const isWorthIt = navigator.onLine && error instanceof RequestError && isPassing(error.status);
        if (wait === undefined || !isWorthIt) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
        if (signal.aborted) throw error;
      }
    }
  }

  const jobOf = (key: string): Job<Target> | undefined => jobs.find(({ shown }) => shown.key === key);

  window.addEventListener('offline', () => {
    for (const job of jobs.filter(({ shown }) => shown.state === 'sending')) stop(job, 'offline');
  });
  window.addEventListener('online', () => {
    for (const job of jobs.filter(({ shown }) => shown.state === 'offline')) change(job, { state: 'waiting' });
    sendNext();
  });
  window.addEventListener('beforeunload', (event) => {
    // The browser asks. What has arrived stays, but the file has to be chosen again.
    if (jobs.some(({ shown }) => ['sending', 'waiting', 'offline'].includes(shown.state))) event.preventDefault();
  });

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    uploads: (): Uploads => uploads,
    /** Where a file goes. */
    targetOf: (key: string): Target | undefined => jobOf(key)?.target,

    /** A file whose upload was begun before goes on where it stopped. */
    add(files: readonly File[], target: Target, begun: readonly BegunUpload[] = []): void {
      const active = new Set(jobs.map(({ shown }) => shown.uploadId));
      const added = files.map((file): Job<Target> => {
        const problem = problemOf(file);
        const former = begun.find(
          (upload) =>
            problem === '' && upload.state === 'receiving' && !active.has(upload.id) && isFileOf(upload, file),
        );
        active.add(former?.id);
        return {
          file,
          target,
          idempotencyKey: crypto.randomUUID(),
          run: new AbortController(),
          shown: {
            key: crypto.randomUUID(),
            uploadId: former?.id,
            name: nameOf(file),
            bytes: file.size,
            sent: former?.received ?? 0,
            state: problem === '' ? 'waiting' : 'refused',
            problem,
          },
        };
      });
      jobs = [...jobs, ...added];
      tell();
      sendNext();
    },

    pause(key: string): void {
      const job = jobOf(key);
      if (job) stop(job, 'paused');
      sendNext();
    },

    /** After a pause, or after it failed. */
    goOn(key: string): void {
      const job = jobOf(key);
      if (job) change(job, { state: 'waiting', problem: '' });
      sendNext();
    },

    /** Also what has arrived goes. */
    async giveUp(key: string): Promise<void> {
      const job = jobOf(key);
      if (!job) return;
      job.run.abort();
      remove(job);
      if (job.shown.uploadId !== undefined) await routes.end(job.shown.uploadId).catch(() => undefined);
    },

    /** What has arrived stays. */
    forgetAll(): void {
      for (const { run } of jobs) run.abort();
      jobs = [];
      tell();
    },
  };
}

interface Bytes {
  readonly file: File;
  readonly path: string;
  readonly signal: AbortSignal;
}

/** The upload isn’t there. */
class GoneError extends Error {}

/** Sends what hasn’t arrived of a file. Resolves once all of it has. */
function sendBytes(session: SessionAccess, { file, path, signal }: Bytes, onSent: (sent: number) => void) {
  return new Promise<void>((resolve, reject) => {
    let isLastSent = false;
    const upload = new Upload(file, {
      uploadUrl: path,
      chunkSize: documentLimits.uploadPartBytes,
      retryDelays: retryMilliseconds,
      storeFingerprintForResuming: false,
      httpStack: tusOverSession(session),
      // Another offset than expected is asked for again.
      onShouldRetry: (error) => navigator.onLine && (isPassing(statusIn(error)) || statusIn(error) === 409),
      onBeforeRequest(request) {
        const offset = Number(request.getHeader('Upload-Offset'));
        if (request.getMethod() === 'PATCH') isLastSent = offset + documentLimits.uploadPartBytes >= file.size;
      },
      onChunkComplete: (_size, sent) => {
        if (!signal.aborted) onSent(sent);
      },
      onSuccess: () => {
        resolve();
      },
      onError(error) {
        if (statusIn(error) !== 404) reject(error);
        // Only the answer to the last part was lost, and the document is there already.
        else if (isLastSent) resolve();
        else reject(new GoneError());
      },
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(new Error('Stopped'));
    });
    upload.start();
  });
}

/** No answer, the service restarts, or too many requests at once. */
const isPassing = (status: number): boolean => status === 0 || status === 429 || status >= 500;

const statusIn = (error: Error): number =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;

const problemIn = (error: unknown): string =>
  error instanceof RequestError && error.message
    ? error.message
    : 'The connection broke off. What has arrived is kept.';
