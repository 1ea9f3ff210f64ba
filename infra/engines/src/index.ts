export type {
  EngineChoice,
  EngineOptions,
  EnginePart,
  RunningEngine,
  RunningEngines,
  RunningRabbitmq,
} from './engine.js';
export { DataFolderInUseError, EngineNotOwnedError, EnginesUnavailableError } from './errors.js';
export { waitForLock } from './lock-file.js';
export { identifyProcess, stillRuns, type ProcessIdentity } from './process-identity.js';
export { removeEngineData } from './remove-engine-data.js';
export { startEngines } from './start-engines.js';
