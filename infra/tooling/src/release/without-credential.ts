/** For what runs code of many packages, which needs no right to release. */
export const withoutCredential = ({ HEARTHWAY_TOKEN: _, ...rest }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => rest;
