/** The error classes thrown by Node's own modules. */
const errors = [Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError];

/**
 * Jest gives every test file its own globals, but Node's modules throw the process's errors. Makes `instanceof Error`
 * in the file recognize both, as it does outside Jest.
 */
export function shareErrors(global: object): void {
  for (const OuterError of errors) {
    const inner = Reflect.get(global, OuterError.name) as typeof Error;
    const isOne = inner[Symbol.hasInstance].bind(inner);
    Object.defineProperty(inner, Symbol.hasInstance, {
      value(this: typeof Error, value: unknown) {
        // A class that extends Error inherits this function, and then checks for itself.
        if (this !== inner) return Function.prototype[Symbol.hasInstance].call(this, value);
        return isOne(value) || value instanceof OuterError;
      },
    });
  }
}

/**
 * Jest gives every test file a copy of `process.env`, and a time zone set in a copy changes no clock. Gives the file
 * the process's own; returns a function that undoes the file's changes.
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
