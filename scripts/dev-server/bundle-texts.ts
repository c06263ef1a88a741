import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const textFiles = 'locales/*/*.json';
const textModule = 'src/i18n/resources.server.ts';

/** The expression of the module that imports all texts. */
const imports = /import\.meta\.glob<object>\('\.\.\/\.\.\/locales\/\*\/\*\.json', \{[^}]*\}\)/;

/**
 * Gives the server all texts in one module, in the dev server. The first page would wait for a module per namespace and language,
 * one after the other.
 */
export function bundleTexts(): Plugin {
  let root = '';
  const fileOf = (path: string) => join(root, path).replaceAll(sep, '/');
  return {
    name: 'bundle-texts',
    apply: 'serve',
    // Before Vite expands the expression.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: new RegExp(`/${textModule}$`) },
      handler(code) {
        if (!imports.test(code)) this.error(`${textModule} no longer imports the texts as ${imports}.`);
        const files = globSync(textFiles, { cwd: root }).map((path) => ({
          path: `../../${path.replaceAll(sep, '/')}`,
          file: fileOf(path),
        }));
        for (const { path, file } of files) {
          // A change of the file updates the module.
          this.addWatchFile(file);
          try {
            JSON.parse(readFileSync(file, 'utf8'));
          } catch (error) {
            this.error(`${path} is not valid JSON: ${error}`);
          }
        }
        // Read when the module runs: the texts in its code would be transformed with it.
        const texts = `Object.fromEntries(${JSON.stringify(files)}.map(({ path, file }) => [path, JSON.parse(readFileSync(file, 'utf8'))]))`;
        return {
          code: `import { readFileSync } from 'node:fs';${code.replace(imports, () => texts)}`,
          map: null,
        };
      },
    },
    // The module does not depend on a new file yet.
    hotUpdate({ type, file, modules }) {
      if (type !== 'create' || !file.startsWith(fileOf('locales/'))) return undefined;
      return [...modules, ...(this.environment.moduleGraph.getModulesByFile(fileOf(textModule)) ?? [])];
    },
  };
}
