export { lazyPage, lazyPart, type LazyPartOptions, type Load } from './lazy-part.js';
export { PlatformProvider, useCaller, usePlatform, useUser, type PlatformProviderProps } from './platform-context.js';
export { reportError, type Slice } from './report-error.js';
export { ReportingBoundary, type ReportingBoundaryProps } from './reporting-boundary.js';
