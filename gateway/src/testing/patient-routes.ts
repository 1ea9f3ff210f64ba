import { routes, type Route } from '../routes.js';

/** The real routes, with time for a service on a busy machine. */
export const patientRoutes: readonly Route[] = routes.map((route) => ({ ...route, timeoutMilliseconds: 120_000 }));
