import * as z from 'zod/mini';

// zod compiles its parsers with `Function` unless told not to, which a policy without 'unsafe-eval' refuses. Named among
// the package's `sideEffects`, so that no bundler drops it; whoever calls an operation imports it.
z.config({ jitless: true });
