import { type Plugin, parseSync } from 'vite';

/** The cache directory of the router's own compiler, a second Vite server with the plugins of this project. */
const compilerCache = 'node_modules/.vite-child-compiler';

/**
 * Shortens the work of the router's compiler in the dev server. It transforms every route to read the names of its exports, once for
 * the server and once for the browser, and most of the time resolves imports. With this plugin it gets the exports without the
 * imports. It also watches no files, because it reads each file again.
 */
export function routeStubs(): Plugin {
  let isCompiler = false;
  const stubs = new Map<string, { code: string; stub: string }>();
  return {
    name: 'route-stubs',
    enforce: 'pre',
    config(config) {
      isCompiler = config.cacheDir === compilerCache;
      if (isCompiler && config.server) config.server.watch = null;
    },
    transform(code, id) {
      if (!isCompiler) return;
      // Several routes share a file.
      const known = stubs.get(id);
      const stub = known?.code === code ? known.stub : withoutImports(code, id);
      stubs.set(id, { code, stub });
      return { code: stub, map: null };
    },
  };
}

/** Returns a module with the same exports and without imports; the same module if it exports all of another one. */
export function withoutImports(code: string, file: string): string {
  const names: string[] = [];
  for (const { entries } of parseSync(file, code).module.staticExports)
    for (const { isType, exportName } of entries) {
      if (isType) continue;
      if (exportName.kind === 'None') return code;
      names.push(exportName.kind === 'Default' ? 'default' : (exportName.name ?? ''));
    }
  // One value for all: the router compiles an export that shares nothing into a chunk of its own.
  return `const value = 0;\nexport { ${names.map((name) => `value as ${name}`).join(', ')} };`;
}
