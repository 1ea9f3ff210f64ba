export type { RecordedRequest } from './chat-request.js';
export { createModelEmulator, type ModelEmulator, type ModelEmulatorOptions } from './model-emulator.js';
export type { ScriptedAnswer, WrittenAnswer } from './scripted-answer.js';
