import ts from 'typescript';

/** Methods that call their function at once. */
const immediate = new Set(
  'map flatMap forEach filter find some every reduce sort toSorted from fromEntries groupBy'.split(' '),
);

/**
 * Finds `Intl` formats that a module creates while it is read: at its top level, in functions of the module that the top
 * level calls, and in functions that it passes to methods of lists. The first of them takes 40 ms on a desktop core.
 *
 * @returns a sentence for each, with its line
 */
export function findModuleWork(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const functions = new Map<string, ts.Node>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name && statement.body)
      functions.set(statement.name.text, statement.body);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer && isFunction(initializer))
        functions.set(name.text, initializer.body);
  }

  const found = new Set<number>();
  const visited = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    // A function runs when it is called.
    if (
      visited.has(node) ||
      ts.isFunctionDeclaration(node) ||
      isFunction(node) ||
      ts.isMethodDeclaration(node)
    )
      return;
    visited.add(node);
    if (isFormat(node)) found.add(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      const called = ts.isIdentifier(expression) ? functions.get(expression.text) : undefined;
      if (called) visit(called);
      const direct = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
      if (isFunction(direct)) visit(direct.body);
      if (ts.isPropertyAccessExpression(expression) && immediate.has(expression.name.text))
        for (const argument of node.arguments) {
          if (isFunction(argument)) visit(argument.body);
          const passed = ts.isIdentifier(argument) ? functions.get(argument.text) : undefined;
          if (passed) visit(passed);
        }
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return [...found].map((line) => `${path}:${line} creates a format while the module is read`);
}

const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** `new Intl.NumberFormat()`, `Intl.NumberFormat()`, and what creates one in secret: `date.toLocaleString()`. */
function isFormat(node: ts.Node): boolean {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const { expression: owner, name } = expression;
  if (ts.isIdentifier(owner) && owner.text === 'Intl') return /^[A-Z]/.test(name.text);
  return /^toLocale(?!UpperCase|LowerCase)|^localeCompare$/.test(name.text);
}
