export { allTimersBut } from './all-timers-but.js';
export { testEngines, type TestEngines } from './engines.js';
export { eventually } from './eventually.js';
export { expectLinearTime } from './expect-linear-time.js';
export { labeled } from './labeled.js';
export { onTestFinished } from './on-test-finished.js';
export { stubGlobal, unstubAllGlobals } from './stub-global.js';
