/** Marks what a recipe cannot decide. `checks/repo/stubs.test.ts` fails while a file contains it. */
export const stub = 'STUB:';

/** The edit of one file. A new file has an empty text before. */
export interface FileEdit {
  path: string;
  edit(text: string): string;
}

/** The edits that add a page, an error code or a scenario, and what is left to decide. */
export interface Recipe {
  edits: FileEdit[];
  toDo: string[];
}

/** Thrown when a recipe cannot be applied. */
export class RecipeError extends Error {}

/** The file name of an operation or a field: `taxNumber` is in `tax-number`. */
export const kebabCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Creates a file. */
export const create = (path: string, content: string): FileEdit => ({
  path,
  edit(text) {
    if (text !== '') throw new RecipeError(`${path} exists already.`);
    return content;
  },
});

/** Inserts text before the last occurrence of an anchor. */
export const insertBefore = (path: string, anchor: string, addition: string): FileEdit => ({
  path,
  edit(text) {
    const at = text.lastIndexOf(anchor);
    if (at === -1) throw new RecipeError(`${path} has no "${anchor.trim()}" to insert before.`);
    return text.slice(0, at) + addition + text.slice(at);
  },
});

/** Appends text to a file. */
export const append = (path: string, addition: string): FileEdit => ({
  path,
  edit: (text) => `${text.trimEnd()}\n\n${addition}`,
});
