import type { DescribedOperation } from '@hearthway/contracts/releases';

export interface ReleaseName {
  readonly slice: string;
  readonly version: string;
}

export const shownRelease = ({ slice, version }: ReleaseName): string => `${slice} ${version}`;

type Place = Pick<DescribedOperation, 'id' | 'method' | 'path'>;

export const shownOperation = ({ id, method, path }: Place): string => `${id} (${method} ${path})`;

/** Paths are the same whatever their parameters are called. */
export const placeOf = ({ method, path }: Place): string => `${method} ${path.replace(/:[^/]+/g, ':')}`;
