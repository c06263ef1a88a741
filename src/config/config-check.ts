import type { Plugin } from 'vite';
import { readConfig } from './read-config.ts';

/** Stops the development server before its first page when a variable is wrong; the production server looks by itself. */
export function configCheck(): Plugin {
  return {
    name: 'config-check',
    apply: 'serve',
    configureServer() {
      readConfig(process.env);
    },
  };
}
