import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { hasCompressedForms, releaseLimits, type Release } from '@hearthway/contracts/releases';
import type { ContentForm, Registry } from './registry.js';
import { replaceFile } from './replace-file.js';

export type ReleasedFile = Release['files'][number];

/** The contents of released files in a folder, each named by its digest, with its compressed forms beside it. */
export interface KeptContents {
  readonly folder: string;
  /**
   * The name of the file's content in `folder`. What isn't there, or isn't as released, is fetched from the registry first.
   * @throws Error if it can't be had
   */
  keep(file: ReleasedFile): Promise<string>;
  /** Has the content checked when it is kept the next time, because it was found to be another. Ignored if anybody says so too often. */
  doubt(file: ReleasedFile): void;
  /** @throws Error if the release has no such file, or it can't be had */
  readText(release: Release, path: string): Promise<string>;
}

const endings: Readonly<Record<ContentForm, string>> = { plain: '', br: '.br', gzip: '.gz' };
const bound = { maxOutputLength: releaseLimits.fileBytes + 1 };
const decoders: Readonly<Record<ContentForm, (content: Buffer) => Promise<Buffer>>> = {
  plain: (content) => Promise.resolve(content),
  br: (content) => promisify(brotliDecompress)(content, bound),
  gzip: (content) => promisify(gunzip)(content, bound),
};

/**
 * A check costs as much as many answers, and whoever asks for a file may say that it is another. A page that loads again asks so for all
 * files of the shell, which are twenty.
 */
export const doubtsPerSecond = 50;

export function createKeptContents(
  folder: string,
  registry: Pick<Registry, 'content'>,
  now: () => number = () => performance.now(),
): KeptContents {
  /** Names of contents that were right when they were written or last checked. Nothing else writes to the folder. */
  const checked = new Set<string>();
  const underWay = new Map<string, Promise<void>>();
  const placeOf = (file: ReleasedFile, form: ContentForm) => join(folder, contentNameOf(file) + endings[form]);

  async function isThere(file: ReleasedFile): Promise<boolean> {
    const { size } = await stat(placeOf(file, 'plain'));
    if (size !== file.bytes) return false;
    if (checked.has(contentNameOf(file))) return true;
    const forms: ContentForm[] = hasCompressedForms(file) ? ['plain', 'br', 'gzip'] : ['plain'];
    const contents = forms.map(async (form) => decoders[form](await readFile(placeOf(file, form))));
    return (await Promise.all(contents)).every((content) => isContentOf(file, content));
  }

  async function fetchForm(file: ReleasedFile, form: ContentForm): Promise<Buffer> {
    const content = await registry.content(digestOf(file), form);
    const plain = await decoders[form](content);
    if (!isContentOf(file, plain))
      throw new Error(`The registry’s content of ${file.path} isn’t as released (${form})`);
    if (form !== 'plain') await replaceFile(placeOf(file, form), content);
    return plain;
  }

  async function checkOrFetch(file: ReleasedFile): Promise<void> {
    if (!(await isThere(file).catch(() => false))) {
      const forms: ContentForm[] = hasCompressedForms(file) ? ['br', 'gzip'] : ['plain'];
      const [plain = Buffer.alloc(0)] = await Promise.all(forms.map((form) => fetchForm(file, form)));
      // Last, because without it the others don't count.
      await replaceFile(placeOf(file, 'plain'), plain);
    }
    checked.add(contentNameOf(file));
  }

  const keep = async (file: ReleasedFile): Promise<string> => {
    const name = contentNameOf(file);
    const keeping = underWay.get(name) ?? checkOrFetch(file).finally(() => underWay.delete(name));
    underWay.set(name, keeping);
    await keeping;
    return name;
  };
  let doubts = { since: -Infinity, count: 0 };
  return {
    folder,
    keep,
    doubt(file) {
      if (now() - doubts.since >= 1_000) doubts = { since: now(), count: 0 };
      doubts.count += 1;
      if (doubts.count <= doubtsPerSecond) checked.delete(contentNameOf(file));
    },
    async readText(release, path) {
      const file = fileOf(release, path);
      if (!file) throw new Error(`The release ${release.version} of ${release.slice} has no ${path}`);
      const read = async () => readFile(join(folder, await keep(file)));
      let content = await read();
      if (!isContentOf(file, content)) {
        checked.delete(contentNameOf(file));
        content = await read();
      }
      return content.toString();
    },
  };
}

function isContentOf({ bytes, integrity }: ReleasedFile, content: Buffer): boolean {
  return content.length === bytes && integrity === `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

const digestOf = ({ integrity }: ReleasedFile): string =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');

/** With the file's ending, which decides on its media type. */
export const contentNameOf = (file: ReleasedFile): string => digestOf(file) + extname(file.path);

/** The file of a release at a path. */
export function fileOf({ files }: Pick<Release, 'files'>, path: string): ReleasedFile | undefined {
  return files.find((file) => file.path === path);
}
