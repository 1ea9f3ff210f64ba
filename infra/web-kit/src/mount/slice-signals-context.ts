import type { SliceSignals } from '@hearthway/contracts/platform';
import { createContext } from 'react';

/** The signals from the shell, for the parts of a slice that contain errors. Empty without a shell. */
export const SliceSignalsContext = createContext<SliceSignals>({});
