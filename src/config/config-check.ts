import type { Plugin } from 'vite';
import { misspeltVariables } from './misspelt-variables.ts';
import { readConfig } from './read-config.ts';

/** Validates the configuration when the dev server starts. The production server validates it itself. */
export function configCheck(): Plugin {
  return {
    name: 'config-check',
    apply: 'serve',
    configureServer() {
      for (const sentence of misspeltVariables(process.env)) console.warn(sentence);
      readConfig(process.env);
    },
  };
}
