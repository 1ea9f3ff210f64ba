import { useMemo } from 'react';
import type { Affordability } from './affordability.js';
import { estimate, type Inputs } from './estimate.js';
import { explainLimit } from './explain.js';

export interface LiveEstimate extends Affordability {
  readonly explanation: string;
}

export function useLiveEstimate(inputs: Inputs): LiveEstimate {
  return useMemo(() => {
    const result = estimate(inputs);
    return { ...result, explanation: explainLimit(result, inputs) };
  }, [inputs]);
}
