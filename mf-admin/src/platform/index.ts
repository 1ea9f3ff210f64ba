export { PlatformProvider, usePlatform } from './platform-context.js';
