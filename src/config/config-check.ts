import type { Plugin } from 'vite';
import { readConfig } from './read-config.ts';
import { ConfigError } from './variable.ts';

/** Stops the development server before its first page when a variable is wrong; the production server looks by itself. */
export function configCheck(): Plugin {
  return {
    name: 'config-check',
    apply: 'serve',
    configureServer() {
      try {
        readConfig(process.env);
      } catch (error) {
        // Whoever starts the server reads sentences, not where they were made.
        if (error instanceof ConfigError) error.stack = error.message;
        throw error;
      }
    },
  };
}
