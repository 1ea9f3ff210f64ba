import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineStartError } from '../errors.js';

/** A Debian tree with both engines, and what is needed to run them. */
export interface DebianTree {
  readonly folder: string;
  /** Its highest PostgreSQL major with DocumentDB. */
  readonly postgresqlMajor: string;
  readonly versions: { readonly postgresql: string; readonly documentdb: string; readonly rabbitmq: string };
  readonly users: Record<'postgres' | 'rabbitmq', TreeUser>;
}

export interface TreeUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Reads a tree's own records.
 * @throws EngineStartError when it is not a tree of our recipe
 */
export async function readDebianTree(folder: string): Promise<DebianTree> {
  const [passwd, status, majors] = await Promise.all([
    readFile(join(folder, 'etc/passwd'), 'utf8'),
    readFile(join(folder, 'var/lib/dpkg/status'), 'utf8'),
    readdir(join(folder, 'usr/lib/postgresql')),
  ]);
  const packages = parsePackageVersions(status);
  const major = newestMajor(majors.filter((name) => packages.has(`postgresql-${name}-documentdb`)));
  const version = (name: string): string => upstreamVersion(packages.get(name) ?? '');
  return {
    folder,
    postgresqlMajor: major,
    versions: {
      postgresql: version(`postgresql-${major}`),
      documentdb: version(`postgresql-${major}-documentdb`),
      rabbitmq: version('rabbitmq-server'),
    },
    users: { postgres: findUser(passwd, 'postgres'), rabbitmq: findUser(passwd, 'rabbitmq') },
  };
}

/** Versions by package name, from dpkg's status file. */
export function parsePackageVersions(status: string): Map<string, string> {
  const versions = new Map<string, string>();
  for (const paragraph of status.split('\n\n')) {
    const name = /^Package: (.+)$/m.exec(paragraph)?.[1];
    const version = /^Version: (.+)$/m.exec(paragraph)?.[1];
    if (name !== undefined && version !== undefined) versions.set(name, version);
  }
  return versions;
}

/** `1:18.6-3` is Debian's third packaging of upstream's 18.6. */
export function upstreamVersion(debianVersion: string): string {
  return debianVersion.replace(/^\d+:/, '').replace(/-[^-]*$/, '');
}

/** A user's ids from the tree's passwd file. */
export function findUser(passwd: string, name: string): TreeUser {
  const fields = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find(([user]) => user === name);
  if (fields === undefined) throw new EngineStartError(`The Debian tree has no user ${name}.`);
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}

function newestMajor(majors: string[]): string {
  const newest = majors.sort((left, right) => Number(right) - Number(left))[0];
  if (newest === undefined) throw new EngineStartError('The Debian tree has no PostgreSQL with DocumentDB.');
  return newest;
}
