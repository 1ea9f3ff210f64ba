const originals = new Map<string, PropertyDescriptor | undefined>();

/** Replaces a global, or adds it, until `unstubAllGlobals`. `jest.replaceProperty` supports neither getters nor missing properties. */
export function stubGlobal(name: string, value: unknown): void {
  if (!originals.has(name)) originals.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { value, configurable: true, enumerable: true, writable: true });
}

export function unstubAllGlobals(): void {
  for (const [name, original] of originals) {
    if (original) Object.defineProperty(globalThis, name, original);
    else Reflect.deleteProperty(globalThis, name);
  }
  originals.clear();
}
