// Loaded with `node --import`: prints a line for each package of OpenTelemetry that the process loads.
import { registerHooks } from 'node:module';

const listed = new Set();
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const [, name] = /\/node_modules\/(@opentelemetry\/[^/]+)\//.exec(resolved.url) ?? [];
    if (name && !listed.has(name)) console.log(JSON.stringify({ loaded: name }));
    if (name) listed.add(name);
    return resolved;
  },
});
