import * as z from 'zod/mini';

/** zod compiles its parsers with `Function` unless told not to, which a policy without 'unsafe-eval' refuses. */
export function configureZod(): void {
  z.config({ jitless: true });
}
