import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

/** An expression and its place, like `alerts.yaml: OutboxStuck`. */
export interface Expression {
  readonly place: string;
  readonly text: string;
  /** Texts that may use its labels: `{{ $labels.queue }}` or `{{queue}}`. */
  readonly templates: readonly string[];
}

const duration = z.string().regex(/^\d+(ms|s|m|h|d|w|y)$/);
const alertRule = z.strictObject({
  alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
  expr: z.string().min(1),
  for: duration.optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string().min(10), action: z.string().min(10) }),
});
/** The Prometheus Operator's format, with Prometheus' own below `spec`. Unknown fields are refused. */
const rulesFile = z.strictObject({
  apiVersion: z.literal('monitoring.coreos.com/v1'),
  kind: z.literal('PrometheusRule'),
  metadata: z.strictObject({ name: z.string() }),
  spec: z.strictObject({
    groups: z.array(z.strictObject({ name: z.string().min(1), rules: z.array(alertRule).min(1) })).min(1),
  }),
});

const target = z.object({ refId: z.string(), expr: z.string().min(1), legendFormat: z.string() });
const panel = z.object({
  id: z.int(),
  type: z.enum(['row', 'timeseries']),
  title: z.string().min(1),
  gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
  targets: z.array(target).default([]),
});
const dashboardFile = z.object({
  uid: z.string().min(1),
  title: z.string().min(1),
  schemaVersion: z.int(),
  panels: z.array(panel).min(1),
});

export type AlertRule = z.infer<typeof alertRule>;
export type Dashboard = z.infer<typeof dashboardFile>;

/** @throws ZodError when a rule is not in this format */
export function readAlerts(): AlertRule[] {
  return rulesFile.parse(parse(read('alerts.yaml'))).spec.groups.flatMap(({ rules }) => rules);
}

export function readDashboard(): Dashboard {
  return dashboardFile.parse(JSON.parse(read('dashboard.json')));
}

/** Every expression of both files. Grafana's interval variable is replaced by an interval that Prometheus can parse. */
export function readExpressions(): Expression[] {
  const alerts = readAlerts().map(({ alert, expr, annotations }) => ({
    place: `alerts.yaml: ${alert}`,
    text: expr,
    templates: Object.values(annotations),
  }));
  const panels = readDashboard().panels.flatMap(({ title, targets }) =>
    targets.map(({ refId, expr, legendFormat }) => ({
      place: `dashboard.json: ${title} ${refId}`,
      text: expr.replaceAll('$__rate_interval', '5m'),
      templates: [legendFormat],
    })),
  );
  return [...alerts, ...panels];
}

function read(file: string): string {
  return readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
}
