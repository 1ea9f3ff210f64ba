/** What a process exposes at `/metrics`. */
export interface Exposition {
  /** The names of samples in Prometheus; for a histogram, those with `_bucket`, `_sum` and `_count`. */
  readonly names: ReadonlySet<string>;
  readonly series: readonly Series[];
}

export interface Series {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** Reads Prometheus' text format. */
export function readExposition(text: string): Exposition {
  const names = new Set<string>();
  const series: Series[] = [];
  for (const line of text.split('\n')) {
    const [, declared = '', type] = /^# TYPE (\S+) (\S+)/.exec(line) ?? [];
    for (const suffix of suffixesOf(type)) names.add(declared + suffix);
    const [, name, labels = ''] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+/.exec(line) ?? [];
    if (name !== undefined) series.push({ name, labels: labelsIn(labels) });
  }
  return { names, series };
}

function suffixesOf(type: string | undefined): string[] {
  if (type === undefined) return [];
  return type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
}

function labelsIn(text: string): Record<string, string> {
  const pairs = text.matchAll(/(?:^|,)(\w+)="((?:[^"\\]|\\.)*)"/g);
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, value]));
}
