/**
 * Makes the icons of Fluent UI importable in Node: the ES modules of their pinned version import each other without file extensions,
 * which bundlers accept and Node does not. Its CommonJS modules work. Import this module before a component.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier.startsWith('@fluentui/react-icons')
      ? nextResolve(specifier, { ...context, conditions: ['node', 'require'] })
      : nextResolve(specifier, context),
});
