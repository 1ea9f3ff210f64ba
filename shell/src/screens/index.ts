export { createScreens, type ScreensDependencies } from './screens.js';
