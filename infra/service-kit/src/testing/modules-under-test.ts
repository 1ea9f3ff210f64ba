import { jest } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GrowingStores } from './growing-store.js';

/** Functions that set up a provider state, or make an event happen for real and return it, by name in the pacts. */
export type ProviderStates<Provider> = Readonly<Record<string, (provider: Provider) => Promise<unknown>>>;

/** Test exports of a module for its service, in `src/<module>/testing/index.ts`. */
interface ModuleUnderTest {
  readonly states?: ProviderStates<never>;
  readonly messages?: ProviderStates<never>;
  readonly growingStores?: GrowingStores;
}

/** The test-only entries of a service's modules, found in its `src`. */
export function modulesUnderTest(folder: string): ModuleUnderTest[] {
  const entries = readdirSync(folder).map((name) => join(folder, name, 'testing/index.ts'));
  return entries.filter((entry) => existsSync(entry)).map((entry) => jest.requireActual<ModuleUnderTest>(entry));
}

/** The states and messages of all modules of a service, for `pactsOf`. They are given the provider once it runs. */
export function statesAndMessages(folder: string, provider: () => unknown) {
  const modules = modulesUnderTest(folder);
  const given = (kind: 'states' | 'messages'): Record<string, () => Promise<unknown>> => {
    const named = byName(modules.map((module) => module[kind]));
    return Object.fromEntries(Object.entries(named).map(([name, setUp]) => [name, () => setUp(provider() as never)]));
  };
  return { states: given('states'), messages: given('messages') };
}

/** Merges all into one. @throws Error when two modules use the same name */
export function byName<Value>(parts: readonly (Readonly<Record<string, Value>> | undefined)[]): Record<string, Value> {
  const all = new Map<string, Value>();
  for (const [name, value] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    if (all.has(name)) throw new Error(`Two modules name something “${name}”`);
    all.set(name, value);
  }
  return Object.fromEntries(all);
}
