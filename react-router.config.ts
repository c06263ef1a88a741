import type { Config } from '@react-router/dev/config';

/** The manifest travels with the first page: a click never waits for route discovery, and no extra endpoint is needed. */
export default { appDirectory: 'src', ssr: true, routeDiscovery: { mode: 'initial' } } satisfies Config;
