/**
 * Makes jsencrypt importable in Node: its modules import each other without file extensions, which bundlers accept and
 * Node does not. Import this module first.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isInside = specifier.startsWith('.') && context.parentURL?.includes('/jsencrypt/lib/');
    return nextResolve(isInside && !specifier.endsWith('.js') ? `${specifier}.js` : specifier, context);
  },
});
