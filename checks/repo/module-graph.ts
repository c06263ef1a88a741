import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { root } from '../../test/files.ts';

/** The runtime imports of each project file, as paths from the root. */
export async function readModuleGraph(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { output } = await cruise(
    ['src', 'mocks', 'ladle', 'vite.config.ts', 'react-router.config.ts'],
    {
      baseDir: root,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^(?:ladle/)?build' },
      tsPreCompilationDeps: true,
    },
    { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'] },
    { tsConfig: extractTSConfig(`${root}/tsconfig.json`) },
  );
  if (typeof output === 'string') throw new Error(output);
  return new Map(
    output.modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes: types }) => types.includes('local') && !types.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  );
}

/** The transitive imports of these files within the project. */
export function reachedFrom(
  graph: ReadonlyMap<string, readonly string[]>,
  entries: Iterable<string>,
): string[] {
  const reached = new Set(entries);
  for (const path of reached) {
    for (const target of graph.get(path) ?? []) reached.add(target);
  }
  return [...reached];
}
