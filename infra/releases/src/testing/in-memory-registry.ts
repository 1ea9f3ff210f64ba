import {
  buildRecord,
  hasCompressedForms,
  type contentForms,
  type LiveSite,
  type Release,
  type SliceChange,
} from '@hearthway/contracts/releases';
import { AppError } from '@hearthway/service-kit';
import { compress } from '../contents/compress.js';
import { contentIdOf } from '../contents/content-id.js';
import { changeSlice } from '../deployments/change-slice.js';
import { describeRelease } from '../published/describe-release.js';
import type { BuildFile } from '../published/build-files.js';
import type { BuildContents } from './builds.js';

type Form = (typeof contentForms)[number];

/** A registry without HTTP and without a gate, for those who follow one. */
export interface InMemoryRegistry {
  /** @throws Error with what is wrong with the build */
  publish(build: BuildContents): Promise<Release>;
  /** Changes what is live, by default in the environment `local`. @returns what is live then */
  deploy(slice: string, change: SliceChange, environment?: string): LiveSite;
  /** Publishes a build and makes it live in the environment `local`. */
  publishLive(build: BuildContents): Promise<Release>;
  // What gateways ask.
  site(environment: string): Promise<LiveSite>;
  release(slice: string, version: string): Promise<Release>;
  content(content: string, form: Form): Promise<Buffer>;
}

export function inMemoryRegistry(): InMemoryRegistry {
  const contents = new Map<string, Partial<Record<Form, Buffer>>>();
  const releases = new Map<string, Release>();
  const sites = new Map<string, LiveSite>();
  const siteOf = (environment: string): LiveSite =>
    sites.get(environment) ?? { environment, revision: 0, slices: [], services: [] };

  const store = async (path: string, text: string): Promise<BuildFile> => {
    const plain = Buffer.from(text);
    const file = { path, content: contentIdOf(plain), bytes: plain.length };
    contents.set(file.content, {
      ...contents.get(file.content),
      plain,
      ...(hasCompressedForms(file) && (await compress(plain))),
    });
    return file;
  };

  const publish = async (build: BuildContents): Promise<Release> => {
    const texts = new Map(Object.entries(build));
    const files = await Promise.all([...texts].map(([path, text]) => store(path, text)));
    const { slice } = buildRecord.parse(JSON.parse(texts.get('build.json') ?? ''));
    const described = await describeRelease({ slice, files, read: (path) => Promise.resolve(texts.get(path) ?? '') });
    if ('problems' in described) throw new Error(JSON.stringify(described.problems));
    const { release, version } = described;
    if (!release) throw new Error('A service has nothing to follow');
    releases.set(`${slice}/${version}`, release);
    return release;
  };

  const deploy: InMemoryRegistry['deploy'] = (slice, change, environment = 'local') => {
    const site = siteOf(environment);
    const before = site.slices.find((one) => one.slice === slice);
    const { live } = changeSlice(slice, before, change);
    const next = {
      ...site,
      revision: site.revision + 1,
      slices: [...site.slices.filter((one) => one !== before), live],
    };
    sites.set(environment, next);
    return next;
  };

  return {
    publish,
    deploy,
    publishLive: async (build) => {
      const release = await publish(build);
      deploy(release.slice, { action: 'release', version: release.version });
      return release;
    },
    site: (environment) => Promise.resolve(siteOf(environment)),
    release: (slice, version) => there(releases.get(`${slice}/${version}`), 'release.not-found'),
    content: (content, form) => there(contents.get(content)?.[form], 'content.missing'),
  };
}

function there<Value>(value: Value | undefined, code: string): Promise<Value> {
  if (value !== undefined) return Promise.resolve(value);
  return Promise.reject(new AppError(code, 'The registry doesn’t have this'));
}
