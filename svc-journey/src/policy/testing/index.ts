export { builtInRowsOn } from '../policy.js';
import type { GrowingStores } from '@hearthway/service-kit/testing/suites';

export const growingStores: GrowingStores = { createLoanLimitStore: 'It holds two documents a year.' };
