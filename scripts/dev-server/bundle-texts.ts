import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const textFiles = 'locales/*/*.json';
/** A namespace, or a part of it. */
const textFile = /\/(\w+)\/(\w+)(?:\.(\w+))?\.json$/;
const textModule = 'src/i18n/text-files.server.ts';

/**
 * Gives the server all texts in one module, in the dev server: the first page would wait for a module per namespace and language, one
 * after the other. A file that changes goes to the open pages, which show it without a reload.
 */
export function bundleTexts(): Plugin {
  let root = '';
  const fileOf = (path: string) => join(root, path).replaceAll(sep, '/');
  return {
    name: 'bundle-texts',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    load: {
      filter: { id: new RegExp(`/${textModule}$`) },
      handler() {
        const files = globSync(textFiles, { cwd: root }).map((path) => ({
          path: `../../${path.replaceAll(sep, '/')}`,
          file: fileOf(path),
        }));
        for (const { path, file } of files) {
          try {
            JSON.parse(readFileSync(file, 'utf8'));
          } catch (error) {
            this.error(`${path} is not valid JSON: ${error}`);
          }
        }
        // Read when the module runs: the texts in its code would be transformed with it.
        return `import { readFileSync } from 'node:fs';
export const files = Object.fromEntries(
  ${JSON.stringify(files)}.map(({ path, file }) => [path, JSON.parse(readFileSync(file, 'utf8'))]),
);`;
      },
    },
    async hotUpdate({ file, modules, type, read }) {
      const [, language, namespace = '', part] = textFile.exec(file) ?? [];
      if (!language || !file.startsWith(fileOf('locales/'))) return undefined;
      if (this.environment.name !== 'client')
        return [...modules, ...(this.environment.moduleGraph.getModulesByFile(fileOf(textModule)) ?? [])];
      if (type !== 'delete') {
        const text: unknown = JSON.parse(await read());
        this.environment.hot.send('texts', { language, namespace, text: part ? { [part]: text } : text });
      }
      return [];
    },
  };
}
