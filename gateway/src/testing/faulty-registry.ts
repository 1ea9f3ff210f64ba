import { inMemoryRegistry, type InMemoryRegistry } from '@hearthway/releases/testing';
import type { Registry } from '../releases/registry.js';

export interface FaultyRegistry extends InMemoryRegistry {
  /** Answers differently until `recover`. */
  fail(answers: Partial<Registry>): void;
  recover(): void;
  /** The one that never fails. */
  readonly good: InMemoryRegistry;
  /** The releases and contents that were asked for. */
  readonly asked: string[];
}

/** A registry that fails as told. */
export function faultyRegistry(): FaultyRegistry {
  const good = inMemoryRegistry();
  let faults: Partial<Registry> = {};
  const asked: string[] = [];
  return {
    ...good,
    good,
    fail: (answers) => void (faults = { ...faults, ...answers }),
    recover: () => void (faults = {}),
    asked,
    site: (environment) => (faults.site ?? good.site)(environment),
    release(slice, version) {
      asked.push(`${slice}/${version}`);
      return (faults.release ?? good.release)(slice, version);
    },
    content(content, form) {
      asked.push(`${content} ${form}`);
      return (faults.content ?? good.content)(content, form);
    },
  };
}

/** No connection, or no answer in time. */
export const deadRegistry: Registry = {
  site: () => Promise.reject(new Error('The registry is dead')),
  release: () => Promise.reject(new Error('The registry is dead')),
  content: () => Promise.reject(new Error('The registry is dead')),
};
