import { type FileEdit, RecipeError } from './recipe.ts';

const next = (version: string) =>
  version.replace(/^(\d+)\.(\d+)\.\d+$/, (_, major, minor) => `${major}.${Number(minor) + 1}.0`);

/** Raises the version of the contract for an addition, and adds an entry to its changelog. */
export function recordAddition(what: string, today = new Date().toISOString().slice(0, 10)): FileEdit[] {
  return [
    {
      path: 'openapi/openapi.yaml',
      edit: (text) => text.replace(/^( {2}version: )(\S+)$/m, (_, start, version) => start + next(version)),
    },
    {
      path: 'openapi/CHANGELOG.md',
      edit(text) {
        const [heading, version] = /^## (\S+) .+$/m.exec(text) ?? [];
        if (heading === undefined || version === undefined)
          throw new RecipeError('openapi/CHANGELOG.md has no version.');
        return text.replace(heading, `## ${next(version)} (${today})\n\n- ${what}\n\n${heading}`);
      },
    },
  ];
}
