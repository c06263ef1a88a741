import type { Config } from '@react-router/dev/config';

/** A static demo is a build of its own, beside the one for production; `npm run demo` names its folder on the host. */
const demo = process.env.DEMO_BASE
  ? { basename: process.env.DEMO_BASE, buildDirectory: process.env.DEMO_OUT ?? 'build-demo' }
  : {};

/** The manifest travels with the first page: a click never waits for route discovery, and no extra endpoint is needed. */
export default {
  appDirectory: 'src',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  ...demo,
} satisfies Config;
