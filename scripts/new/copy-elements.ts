import ts from 'typescript';

interface Names {
  /** The field to copy. */
  from: string;
  /** The new field. */
  to: string;
  /** The other fields of the schema. */
  others: ReadonlySet<string>;
  /** Changes a copy. */
  revise?(copy: string): string;
}

/** The names in a node: identifiers, and the last parts of string literals such as `company.postcode`. */
function namesIn(node: ts.Node, names = new Set<string>()): Set<string> {
  const isAttributeName =
    ts.isIdentifier(node) && ts.isJsxAttribute(node.parent) && node.parent.name === node;
  if (ts.isIdentifier(node) && !isAttributeName) names.add(node.text);
  if (ts.isStringLiteral(node)) names.add(node.text.split('.').at(-1) ?? '');
  ts.forEachChild(node, (child) => void namesIn(child, names));
  return names;
}

/** Whether a node is one of several in a list: a property, an item, a type member, a JSX child. */
function isInList({ parent }: ts.Node): boolean {
  return (
    ts.isObjectLiteralExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isObjectBindingPattern(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeLiteralNode(parent) ||
    ts.isJsxElement(parent)
  );
}

/** Copies each list element that is about a field alone, for a new field. Also returns the text keys of the copies. */
export function copyElements(
  text: string,
  path: string,
  { from, to, others, revise = (copy) => copy }: Names,
): { text: string; keys: string[] } {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const insertions: { at: number; copy: string }[] = [];
  const keys: string[] = [];
  const visit = (node: ts.Node): void => {
    const names = namesIn(node);
    if (!names.has(from)) return;
    const isAlone = node.parent && isInList(node) && ![...names].some((name) => others.has(name));
    if (!isAlone) {
      ts.forEachChild(node, visit);
      return;
    }
    const isMember = ts.isTypeElement(node);
    const isElement = ts.isJsxElement(node.parent);
    const separator = isMember || isElement ? '\n' : ', ';
    const own = node.getText(source);
    insertions.push({
      at: node.getEnd(),
      copy: separator + revise(own.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to)),
    });
    keys.push(...[...own.matchAll(new RegExp(`'([\\w.]+\\.${from})'`, 'g'))].map(([, key = '']) => key));
  };
  visit(source);
  const changed = insertions.reduceRight(
    (result, { at, copy }) => result.slice(0, at) + copy + result.slice(at),
    text,
  );
  return { text: changed, keys };
}
