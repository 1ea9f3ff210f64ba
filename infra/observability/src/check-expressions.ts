import type { Exposition } from './exposition.js';
import { matches, selectorsIn, type LabelMatcher, type Selector } from './promql.js';
import type { Expression } from './rules.js';

export interface Reality {
  /** By job, named as in Prometheus' configuration. */
  readonly expositions: ReadonlyMap<string, Exposition>;
  /** The gateway's routes, the values of its `operation` label. */
  readonly routes: readonly string[];
}

/** Labels that Prometheus adds to everything it scrapes. */
const added = ['job', 'instance'];
/** Labels whose values depend on what happened so far. */
const open = ['status', 'le', 'instance'];

/** One line for each way in which an expression does not match what the processes expose. */
export function checkExpressions(expressions: readonly Expression[], reality: Reality): string[] {
  return expressions.flatMap(({ place, text, templates }) => {
    const selectors = selectorsIn(text);
    const problems = selectors.flatMap((selector) => checkSelector(selector, reality));
    return [...problems, ...checkTemplates(templates, selectors)].map((problem) => `${place}: ${problem}`);
  });
}

function checkSelector({ metric, matchers, labels }: Selector, { expositions, routes }: Reality): string[] {
  const jobs = [...expositions.keys()].filter((job) => satisfies(matchers, { job }));
  if (jobs.length === 0) return [`${metric} is asked of a job that does not exist`];
  if (metric === 'up')
    return labels.filter((label) => !added.includes(label)).map((label) => `up has no label ${label}`);
  const chosen = jobs.flatMap((job) => expositions.get(job) ?? []);
  if (!chosen.some(({ names }) => names.has(metric))) return [`there is no metric ${metric}`];

  const series = chosen.flatMap((exposition) => exposition.series.filter(({ name }) => name === metric));
  if (series.length === 0)
    return [`${metric} has no series, so that its labels cannot be checked and alerts miss its first count`];
  const known = new Set([...added, ...series.flatMap((one) => Object.keys(one.labels))]);
  const missing = labels.filter((label) => !known.has(label)).map((label) => `${metric} has no label ${label}`);

  const isOfRoute = jobs.every((job) => job === 'gateway');
  const idle = matchers
    .filter(({ label }) => known.has(label) && !open.includes(label) && label !== 'job')
    .filter((matcher) => {
      const values =
        matcher.label === 'operation' && isOfRoute ? routes : series.map((one) => one.labels[matcher.label] ?? '');
      return !values.some((value) => matches(matcher, value));
    })
    .map(({ label, operator, value }) => `${metric} never has ${label}${operator}"${value}"`);
  return [...missing, ...idle];
}

function satisfies(matchers: readonly LabelMatcher[], labels: Readonly<Record<string, string>>): boolean {
  return matchers.every((matcher) => {
    const value = labels[matcher.label];
    return value === undefined || matches(matcher, value);
  });
}

/** A text that uses a label which its expression drops would show an empty value. */
function checkTemplates(templates: readonly string[], selectors: readonly Selector[]): string[] {
  const labels = new Set(selectors.flatMap((selector) => selector.labels));
  const named = templates.flatMap((template) => [...template.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)]);
  return named.flatMap(([, name = '']) =>
    labels.has(name) || added.includes(name)
      ? []
      : [`its text names the label ${name}, which its expression does not keep`],
  );
}
