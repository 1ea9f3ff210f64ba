import { labeled } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { checkExpressions, readAlerts, readDashboard, readExposition, readExpressions } from './index.js';
import { selectorsIn } from './promql.js';

describe('the files', () => {
  it('contain valid and unique alerts that say what to do', () => {
    const names = readAlerts().map(({ alert }) => alert);
    expect(names.length).toBeGreaterThan(15);
    expect(new Set(names).size).toBe(names.length);
  });

  it('contain a dashboard whose panels do not overlap', () => {
    const { panels } = readDashboard();
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const places = panels.map(({ gridPos: { x, y } }) => `${x},${y}`);
    expect(new Set(places).size).toBe(places.length);
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  });

  it('contain only valid PromQL', () => {
    for (const { text } of readExpressions()) labeled(text, () => expect(selectorsIn(text).length).toBeGreaterThan(0));
  });
});

describe('an expression', () => {
  const exposition = readExposition(
    [
      '# HELP handled_total Messages',
      '# TYPE handled_total counter',
      'handled_total{queue="a",outcome="dead"} 0',
      '# TYPE took_seconds histogram',
      'took_seconds_bucket{le="0.5",operation="/api/things/:id"} 1',
      '# TYPE lost_total counter',
      '',
    ].join('\n'),
  );
  const check = (text: string, ...templates: string[]) =>
    checkExpressions([{ place: 'here', text, templates }], {
      expositions: new Map([['gateway', exposition]]),
      routes: ['/api/things/:id', '/api/other'],
    });

  it.each([
    'sum by (queue) (rate(handled_total{outcome="dead"}[5m])) > 0',
    'histogram_quantile(0.99, sum by (le) (rate(took_seconds_bucket{job="gateway", operation=~"/api/o.*"}[5m])))',
    'up{job=~"gateway|identity"} == 0',
    'max by (job, instance) (handled_total)',
  ])('matches the existing metrics: %s', (text) => {
    expect(check(text, 'of {{ $labels.job }}')).toEqual([]);
  });

  it.each([
    ['a metric that was renamed', 'rate(handled_messages_total[5m])', 'there is no metric handled_messages_total'],
    ['a histogram by its bare name', 'took_seconds', 'there is no metric took_seconds'],
    ['a label that was renamed', 'sum by (room) (handled_total)', 'handled_total has no label room'],
    ['a matcher of no label', 'handled_total{kind="x"}', 'handled_total has no label kind'],
    ['a value that never is', 'handled_total{outcome="died"}', 'handled_total never has outcome="died"'],
    [
      'a route that is gone',
      'took_seconds_bucket{job="gateway", operation="/api/gone"}',
      'took_seconds_bucket never has operation="/api/gone"',
    ],
    ['a job that is none', 'handled_total{job="nobody"}', 'handled_total is asked of a job that does not exist'],
    [
      'a count that begins with its first event',
      'lost_total',
      'lost_total has no series, so that its labels cannot be checked and alerts miss its first count',
    ],
  ])('is refused for %s', (_name, text, problem) => {
    expect(check(text)).toEqual([`here: ${problem}`]);
  });

  it('is refused when a text uses a label that it drops', () => {
    expect(check('sum(handled_total)', 'in {{ $labels.queue }}', '{{queue}}')).toHaveLength(2);
  });

  it('is refused when it is not PromQL', () => {
    expect(() => check('sum by (rate(handled_total[5m])')).toThrow(SyntaxError);
  });
});
