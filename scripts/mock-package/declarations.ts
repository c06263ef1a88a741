import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/**
 * Creates the type declarations of modules and of all that these declarations import, but no more.
 *
 * @param root the project
 * @param entries paths of the modules in the project
 * @returns the text of each declaration file by its path in the project
 * @throws Error with the errors of the compiler
 */
export function createDeclarations(root: string, entries: readonly string[]): Map<string, string> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      incremental: false,
      tsBuildInfoFile: undefined,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
    },
    root,
  );
  const paths = entries.map((entry) => join(root, entry));
  const program = ts.createProgram(paths, options);

  const declarations = new Map<string, string>();
  const add = (path: string) => {
    const file = relative(root, path).replace(/(?:\.d)?\.ts$/, '.d.ts');
    if (declarations.has(file)) return;
    const text = declare(program, path);
    declarations.set(file, text);
    for (const { fileName } of ts.preProcessFile(text).importedFiles)
      if (fileName.startsWith('.')) add(join(dirname(path), fileName));
  };
  for (const path of paths) add(path);
  return declarations;
}

/** The declaration of a module, which may be written by hand. */
function declare(program: ts.Program, path: string): string {
  const source = program.getSourceFile(path);
  if (!source) throw new Error(`The package has no types of ${path}`);
  if (source.isDeclarationFile) return source.text;
  let text = '';
  const { diagnostics } = program.emit(source, (_, emitted) => {
    text = emitted;
  });
  const [error] = diagnostics;
  if (error) throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(error.messageText, '\n')}`);
  return text;
}
