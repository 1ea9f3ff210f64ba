import { documentLimits, type DocumentUpload } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { Upload } from 'tus-js-client';
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

/** How we recognize a file that is chosen again. */
type BegunUpload = Pick<DocumentUpload, 'id' | 'name' | 'bytes' | 'received' | 'state'>;

/** A file that this page sends. */
export interface SendingFile {
  /** Of this page. */
  readonly key: string;
  /** Once the server has made room for it. */
  readonly uploadId: string | undefined;
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
  readonly state: 'waiting' | 'sending' | 'paused' | 'failed';
  readonly problem: string;
}

interface Job<Target> {
  readonly file: File;
  readonly target: Target;
  shown: SendingFile;
  upload: Upload | undefined;
}

/** Files sent at the same time. */
const atOnce = 3;
/** After a lost connection; then the buyer is asked. Each part that arrives starts them anew. */
const retryMilliseconds = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

export type Uploader<Target> = ReturnType<typeof createUploader<Target>>;

/** Sends files part by part, and goes on after a lost connection. `onArrived` is told when all of one has arrived. */
export function createUploader<Target>(session: SessionAccess, routes: UploadRoutes<Target>, onArrived: () => void) {
  let jobs: readonly Job<Target>[] = [];
  let shown: readonly SendingFile[] = [];
  const listeners = new Set<() => void>();

  const tell = (): void => {
    shown = jobs.map((job) => job.shown);
    for (const listener of listeners) listener();
  };
  const change = (job: Job<Target>, changed: Partial<SendingFile>): void => {
    job.shown = { ...job.shown, ...changed };
    tell();
  };
  const remove = (job: Job<Target>): void => {
    jobs = jobs.filter((other) => other !== job);
    tell();
    sendNext();
  };
  const fail = (job: Job<Target>, error: unknown): void => {
    if (job.shown.state === 'paused') return;
    const problem = error instanceof Error && 'code' in error ? error.message : 'The connection broke off.';
    change(job, { state: 'failed', problem });
    sendNext();
  };

  function sendNext(): void {
    const sending = jobs.filter(({ shown: { state } }) => state === 'sending').length;
    for (const job of jobs.filter(({ shown: { state } }) => state === 'waiting').slice(0, atOnce - sending)) {
      void send(job);
    }
  }

  async function send(job: Job<Target>): Promise<void> {
    change(job, { state: 'sending', problem: '' });
    try {
      const { name, bytes, key, uploadId } = job.shown;
      const id = uploadId ?? (await routes.begin({ name, bytes }, job.target, key)).id;
      change(job, { uploadId: id });
      // Paused or given up while the server made room.
      if (job.shown.state !== 'sending' || !jobs.includes(job)) return;
      job.upload = new Upload(job.file, {
        uploadUrl: routes.pathOf(id),
        chunkSize: documentLimits.uploadPartBytes,
        retryDelays: retryMilliseconds,
        storeFingerprintForResuming: false,
        httpStack: tusOverSession(session),
        onChunkComplete: (_size, sent) => change(job, { sent }),
        onSuccess() {
          remove(job);
          onArrived();
        },
        onError: (error) => fail(job, error),
      });
      job.upload.start();
    } catch (error) {
      fail(job, error);
    }
  }

  const jobOf = (key: string): Job<Target> | undefined => jobs.find((job) => job.shown.key === key);

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    files: (): readonly SendingFile[] => shown,

    /** A file that was begun before and is chosen again goes on where it stopped. */
    add(files: readonly File[], target: Target, begun: readonly BegunUpload[] = []): void {
      const active = new Set(jobs.map(({ shown: { uploadId } }) => uploadId));
      const added = files.map((file): Job<Target> => {
        const name = nameOf(file);
        const former = begun.find(
          (upload) =>
            upload.state === 'receiving' &&
            upload.name === name &&
            upload.bytes === file.size &&
            !active.has(upload.id),
        );
        if (former) active.add(former.id);
        const tooLarge = file.size > documentLimits.fileBytes;
        const problem = fileProblem(file);
        const state = problem === '' ? 'waiting' : 'failed';
        const uploadId = tooLarge ? undefined : former?.id;
        const sending = { key: crypto.randomUUID(), uploadId, name, bytes: file.size, sent: former?.received ?? 0 };
        return { file, target, upload: undefined, shown: { ...sending, state, problem } };
      });
      jobs = [...jobs, ...added];
      tell();
      sendNext();
    },

    pause(key: string): void {
      const job = jobOf(key);
      if (!job) return;
      change(job, { state: 'paused', problem: '' });
      void job.upload?.abort();
      sendNext();
    },

    /** After a pause, or after it failed. */
    goOn(key: string): void {
      const job = jobOf(key);
      if (!job) return;
      change(job, { state: 'waiting', problem: '' });
      sendNext();
    },

    /** Also what has arrived goes. */
    async giveUp(key: string): Promise<void> {
      const job = jobOf(key);
      if (!job) return;
      await job.upload?.abort();
      remove(job);
      if (job.shown.uploadId !== undefined) await routes.end(job.shown.uploadId).catch(() => undefined);
    },
  };
}

/** What can be said before anything is sent. */
function fileProblem({ size }: File): string {
  if (size === 0) return 'This file is empty. Check that it opens on your device.';
  if (size > documentLimits.fileBytes) return 'Files can have up to 25 MB. Save it smaller, or split it.';
  return '';
}

/** Phones call every photo “image.jpg”, and other names can be longer than we keep. */
function nameOf({ name }: File): string {
  const plain = name.replace(/\p{C}/gu, '').trim();
  if (plain === '') return 'Document';
  return plain.length <= documentLimits.nameCharacters ? plain : plain.slice(-documentLimits.nameCharacters).trim();
}
