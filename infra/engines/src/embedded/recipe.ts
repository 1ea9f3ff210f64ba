import { createHash } from 'node:crypto';

/** Debian's unstable suite has current versions of both engines. An apt pattern spares us naming PostgreSQL's major. */
const SUITE = 'sid';
const POSTGRESQL_PACKAGE_PATTERN = '?name(^postgresql-[0-9]+-documentdb$)';
const RABBITMQ_PACKAGE = 'rabbitmq-server';

/** The ingredients of the tree. Any change also changes the digest, and so the tree's folder. */
const RECIPE: readonly string[] = [
  '--variant=essential',
  `--include=${POSTGRESQL_PACKAGE_PATTERN}`,
  `--include=${RABBITMQ_PACKAGE}`,
  '--aptopt=APT::Install-Recommends "false"',
  '--aptopt=Acquire::Check-Valid-Until "false"',
  '--dpkgopt=path-exclude=/usr/share/man/*',
  '--dpkgopt=path-exclude=/usr/share/doc/*',
  '--dpkgopt=path-exclude=/usr/share/locale/*',
  '--setup-hook=mkdir -p "$1"/etc/postgresql-common; echo "create_main_cluster = false" > "$1"/etc/postgresql-common/createcluster.conf',
];

/** The folder name of the recipe's tree. */
export function recipeDigest(): string {
  return createHash('sha256')
    .update([SUITE, ...RECIPE].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

/** The command that creates the tree: in a folder as root, else as an archive on standard output. */
export function treeCommand(target: { folder: string } | 'archive'): string[] {
  return target === 'archive'
    ? ['mmdebstrap', ...RECIPE, '--format=tar', SUITE, '-']
    : ['mmdebstrap', ...RECIPE, SUITE, target.folder];
}

/** Unpacks that archive so that every file belongs to the current user. */
export function unpackCommand(folder: string): string[] {
  return ['tar', '--extract', '--directory', folder, '--no-same-owner', '--exclude=./dev/*'];
}
