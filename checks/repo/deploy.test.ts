import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { telemetryReport } from '../../src/app/telemetry-report.ts';
import { createMetrics } from '../../src/server/metrics.ts';
import { read } from '../../test/files.ts';

test('every probe gives a busy server five seconds', () => {
  const { spec } = parse(read('deploy/kubernetes/deployment.yaml'));
  const [{ startupProbe, readinessProbe, livenessProbe }] = spec.template.spec.containers;
  for (const { timeoutSeconds } of [startupProbe, readinessProbe, livenessProbe])
    expect(timeoutSeconds).toBe(5);
  expect(read('deploy/varnish.vcl')).toMatch(/^probe ready \{[^}]*\.timeout = 5s;/m);
  expect(read('Dockerfile')).toMatch(/^HEALTHCHECK .*--timeout=5s /m);
});

/** The PromQL expressions of a document. */
function expressionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name === 'expr' && typeof item === 'string' ? [item] : expressionsIn(item),
  );
}

test.each(['deploy/alerts.yaml', 'deploy/grafana-dashboard.json'])(
  '%s uses only metrics and labels that the server has',
  async (file) => {
    const metrics = createMetrics();
    metrics.requests.observe({ route: '/', status: 200 }, 1);
    metrics.pageCache.inc({ outcome: 'hit' });
    metrics.apiCalls.observe({ operation: 'GET /v1/seo', outcome: 'success' }, 1);
    metrics.apiFailures.inc({ operation: 'GET /v1/seo' });
    metrics.telemetry.inc({ type: 'error' });
    const lines = (await metrics.registry.metrics()).split('\n').filter((line) => /^[a-z]/.test(line));
    const names = new Set(lines.map((line) => line.replace(/[{ ].*/, '')));
    const labels = new Set(lines.flatMap((line) => [...line.matchAll(/(\w+)="/g)].map(([, name]) => name)));
    const expressions = expressionsIn(parse(read(file)));
    expect(expressions.length).toBeGreaterThan(5);
    for (const expression of expressions) {
      // `up` and its labels are those of Prometheus.
      if (expression.startsWith('up{')) continue;
      const used = expression.match(/\b(?:site|nodejs|process)_\w+/g) ?? [];
      expect(used, expression).not.toEqual([]);
      for (const name of used) expect(names, expression).toContain(name);
      const usedLabels = [
        ...[...expression.matchAll(/\bby \(([^)]+)\)/g)].flatMap(([, list = '']) => list.split(/, */)),
        ...[...expression.matchAll(/(\w+)=~?"/g)].map(([, name]) => name),
      ];
      for (const name of usedLabels) expect(labels, expression).toContain(name);
    }
  },
);

test('the report of a browser in docs/operations.md follows the schema', () => {
  const [, json = ''] = /```json\n(.+?)```/s.exec(read('docs/operations.md')) ?? [];
  expect(v.parse(telemetryReport, JSON.parse(json)).events.map(({ type }) => type)).toEqual([
    'error',
    'web-vital',
  ]);
});
