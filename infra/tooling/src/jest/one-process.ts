/** Error classes that Node's own modules throw. */
const errors = [Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError];

/**
 * Jest gives each file its own globals, but Node throws the process's errors. Makes `instanceof Error` match both.
 */
export function shareErrors(global: object): void {
  for (const OuterError of errors) {
    const inner = Reflect.get(global, OuterError.name) as typeof Error;
    const isOne = inner[Symbol.hasInstance].bind(inner);
    Object.defineProperty(inner, Symbol.hasInstance, {
      value(this: typeof Error, value: unknown) {
        // Subclasses inherit this, so check against `this`.
        if (this !== inner) return Function.prototype[Symbol.hasInstance].call(this, value);
        return isOne(value) || value instanceof OuterError;
      },
    });
  }
}

/**
 * Jest gives each file a copy of `process.env`, and setting `TZ` on the copy has no effect. Shares the process's own; returns
 * a function that undoes the file's changes.
 */
export function shareEnvironmentVariables(global: object): () => void {
  const before = { ...process.env };
  const { process: inner } = global as { process: object };
  Object.defineProperty(inner, 'env', { value: process.env, configurable: true, enumerable: true, writable: true });
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in before)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, before);
  };
}
