import * as z from 'zod/mini';

// By default zod compiles parsers with `Function`, which our CSP blocks (no 'unsafe-eval'). This file is listed in the
// package's `sideEffects`, so bundlers keep it.
z.config({ jitless: true });
