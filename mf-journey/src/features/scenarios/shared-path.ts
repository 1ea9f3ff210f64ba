export const sharedPath = '/shared-scenario';
