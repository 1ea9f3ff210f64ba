import { extname } from 'node:path';
import type { Release } from '@hearthway/contracts/releases';
import { fileOf, type ReleasedFile } from '../releases/kept-contents.js';

/** Whether a file of a release is what its slice shows in a sandboxed frame. */
export const isFrame = (path: string): boolean => /^frames\/[a-z-]+\.html$/.test(path);

/** Whether a file of a release is for browsers. The other HTML is what the gateway makes its pages from. */
export const isPublic = (path: string): boolean => extname(path) !== '.html' || isFrame(path);

/** The file for browsers at a path. */
export function publicFileOf(release: Release, path: string): ReleasedFile | undefined {
  return isPublic(path) ? fileOf(release, path) : undefined;
}
