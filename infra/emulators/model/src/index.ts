export type { RecordedRequest } from './api.js';
export { createModelEmulator, type ModelEmulator, type ModelEmulatorOptions } from './model-emulator.js';
export type { ScriptedAnswer, WrittenAnswer } from './scripted-answer.js';
