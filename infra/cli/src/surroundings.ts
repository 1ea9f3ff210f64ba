import type { Signer } from '@hearthway/releases';

/** What a command needs to know of the process it runs in. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Paths are relative to it. */
  readonly folder: string;
  readonly out: (text: string) => unknown;
  readonly error: (text: string) => unknown;
  /** Whether standard error is a terminal, so that progress is worth reporting. */
  readonly showsProgress: boolean;
}

/** What every command gets. */
export interface Context {
  /** The release store. */
  readonly store: string;
  /** Whoever runs the command, with a token that is good for this slice. `*`: for all of them. @throws ReleaseError `release.not-allowed` */
  readonly signerFor: (slice: string) => Promise<Signer>;
  /** The root key of the store, which makes credentials. @throws ReleaseError `release.not-allowed` */
  readonly rootKey: () => string;
  readonly folder: string;
  /** Says on standard error what is being done. */
  readonly progress: (line: string) => void;
}

/** What a command found or did, for people and for programs. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly data: unknown;
  /** The answer is no, for which the exit code is that of a refusal. */
  readonly refused?: boolean;
}
