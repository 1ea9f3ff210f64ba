export type { RecordedRequest } from './api.js';
export { createModelEmulator, type ModelEmulator, type ModelEmulatorOptions } from './model-emulator.js';
export type { ScriptedAnswer } from './scripted-answer.js';
