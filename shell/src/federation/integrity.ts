import { ownValue } from '@hearthway/contracts/own-value';
import { digestsFile, type Digests } from '@hearthway/contracts/releases';
import { awakeTimeout } from '../awake-time.js';

declare global {
  /** Digest by address, which the shell's build reads from the page before anything else. `null` where there are none. */
  var hearthwayIntegrity: Record<string, string> | null | undefined;
}

/** The digest that a file must have. Undefined where nothing is checked. */
export function digestOf(address: string): string | undefined {
  return ownValue(globalThis.hearthwayIntegrity ?? {}, pathOf(address));
}

/** Takes over digests of later releases. */
export function addDigests(digests: Digests): void {
  if (globalThis.hearthwayIntegrity) Object.assign(globalThis.hearthwayIntegrity, digests);
}

/** Fetches the digests of a release's files, so that the browser can check each of them. @throws {TypeError} if they are missing or were changed */
export async function loadDigests(manifest: string, timeoutMilliseconds: number): Promise<void> {
  const address = new URL(digestsFile, new URL(manifest, location.href)).href;
  const integrity = digestOf(address);
  if (integrity === undefined) return;
  try {
    const response = await fetch(address, { integrity, signal: awakeTimeout(timeoutMilliseconds) });
    addDigests((await response.json()) as Digests);
  } catch (error) {
    throw new TypeError(`Could not read ${address}`, { cause: error });
  }
}

const pathOf = (address: string): string => new URL(address, location.href).pathname;
