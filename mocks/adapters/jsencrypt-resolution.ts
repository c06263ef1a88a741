/**
 * Lets plain Node import jsencrypt: its modules name each other without the file ending, which bundlers accept and
 * Node does not. Load it first, with `node --import`.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isInside = specifier.startsWith('.') && context.parentURL?.includes('/jsencrypt/lib/');
    return nextResolve(isInside && !specifier.endsWith('.js') ? `${specifier}.js` : specifier, context);
  },
});
