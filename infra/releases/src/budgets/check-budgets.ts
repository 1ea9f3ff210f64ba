import { firstLoadBudget, type DeploymentCheck } from '@hearthway/contracts/releases';
import type { FirstLoad, LoadedFile } from './first-load.js';

interface Measured {
  readonly slice: string;
  readonly version: string;
  readonly firstLoad: FirstLoad;
}

/**
 * Whether the first load of each page stays within its budget: of the candidate's pages with each shell, and for a shell, of
 * all pages.
 * @param others - live and canary releases of other slices
 */
export function checkBudgets(candidate: Measured, others: readonly Measured[]): DeploymentCheck {
  const all = [candidate, ...others];
  const shells = all.filter(isShell);
  const concerned = isShell(candidate) ? all : [candidate];
  const problems = concerned.flatMap((owner) =>
    (isShell(owner) ? [owner] : shells).flatMap((shell) => problemsWith(shell, owner)),
  );
  return { name: 'budgets', problems: [...new Set(problems)] };
}

const isShell = ({ slice }: Measured): boolean => slice === 'shell';

const kinds = [
  { kind: 'scripts', extension: '.js' },
  { kind: 'styles', extension: '.css' },
] as const;

function problemsWith(shell: Measured, owner: Measured): string[] {
  const releases = owner === shell ? [shell] : [shell, owner];
  const names = releases
    .map(({ slice, version }) => `${slice} ${version}`)
    .toReversed()
    .join(' with ');
  const entries = releases.flatMap(({ slice, firstLoad }) => named(slice, firstLoad.entry));
  return owner.firstLoad.pages.flatMap((page) => {
    const { path, files } = page;
    const budgets = firstLoadBudget(page);
    const loaded = uniqueByPath([...entries, ...named(owner.slice, files)]);
    return kinds.flatMap(({ kind, extension }) => {
      const ofKind = loaded.filter((file) => file.path.endsWith(extension));
      const bytes = ofKind.reduce((sum, file) => sum + file.bytes, 0);
      const budget = budgets[kind];
      if (bytes <= budget) return [];
      const amount = `${kilobytes(bytes)} of ${kind}, and its budget is ${kilobytes(budget)}`;
      return [`${path} loads ${amount} (${names}). The largest: ${largest(ofKind)}`];
    });
  });
}

const named = (slice: string, files: readonly LoadedFile[]): LoadedFile[] =>
  files.map(({ path, bytes }) => ({ path: `${slice}/${path}`, bytes }));

/** A page may name what its entry loads already. */
const uniqueByPath = (files: readonly LoadedFile[]): LoadedFile[] => [
  ...new Map(files.map((file) => [file.path, file])).values(),
];

const largest = (files: readonly LoadedFile[]): string =>
  files
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 3)
    .map(({ path, bytes }) => `${path} (${kilobytes(bytes)})`)
    .join(', ');

const kilobytes = (bytes: number): string => `${(bytes / 1_024).toFixed(1)} KB`;
