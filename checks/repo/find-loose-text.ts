import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../test/files.ts';

type Kind = 'text' | 'element' | 'nothing';

const rightSides = [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken];

/** What a child of an element can be. A type that is both text and element, such as ReactNode, counts as an element. */
function readKinds(node: ts.Node, checker: ts.TypeChecker): Kind[] {
  const read = (child: ts.Node) => readKinds(child, checker);
  if (ts.isJsxExpression(node)) return node.expression ? read(node.expression) : [];
  if (ts.isParenthesizedExpression(node)) return read(node.expression);
  // Translators leave spaces alone.
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return [node.text.trim() ? 'text' : 'element'];
  if (ts.isTemplateExpression(node)) return ['text'];
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return ['element'];
  if (ts.isConditionalExpression(node)) return [...read(node.whenTrue), ...read(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return ['nothing', ...read(node.right)];
    if (rightSides.includes(kind)) return [...read(node.left), ...read(node.right)];
  }
  const type = checker.getTypeAtLocation(node);
  const parts = type.isUnion() ? type.types : [type];
  if (parts.some(({ flags }) => flags & ts.TypeFlags.Object)) return ['element'];
  const isText = parts.some(({ flags }) => flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike));
  return isText ? ['text'] : ['nothing'];
}

/** Whether a child can appear, disappear, or change between two texts or between text and element. */
function isChanging(node: ts.Node, kinds: readonly Kind[], checker: ts.TypeChecker): boolean {
  if (!ts.isJsxExpression(node) || !node.expression) return false;
  const isList = checker.isArrayType(checker.getTypeAtLocation(node.expression));
  return isList || new Set(kinds).size > 1 || (kinds.includes('text') && hasCondition(node.expression));
}

/** Whether an expression depends on a condition, such as `t(isOpen ? 'close' : 'open')`. */
const hasCondition = (node: ts.Node): boolean =>
  ts.isConditionalExpression(node) || (ts.forEachChild(node, hasCondition) ?? false);

/** The value of an attribute. */
const readAttribute = ({ attributes }: ts.JsxOpeningLikeElement, name: string) =>
  attributes.properties.find(
    (attribute): attribute is ts.JsxAttribute =>
      ts.isJsxAttribute(attribute) && attribute.name.getText() === name,
  )?.initializer;

const isContent = (node: ts.JsxChild) =>
  ts.isJsxText(node) ? !node.containsOnlyTriviaWhiteSpaces : !ts.isJsxExpression(node) || node.expression;

/**
 * Finds elements in which bare text has a sibling that changes, or is itself conditional. A browser that translates the page replaces text
 * nodes. React then fails to insert or remove something beside them, and the change of a text is lost. An element around the text is
 * enough. The icon of a button and the message of a field of Fluent UI are such siblings.
 *
 * @returns file and line of each, such as `src/root.tsx:64`
 */
export function findLooseText(files: readonly string[]): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const program = ts.createProgram(files, ts.parseJsonConfigFileContent(config, ts.sys, root).options);
  const checker = program.getTypeChecker();
  const found: string[] = [];

  function isLoose(node: ts.Node): boolean {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const message = readAttribute(node, 'validationMessage');
      if (message && readKinds(message, checker).includes('text')) return true;
    }
    if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return false;
    const icon = ts.isJsxElement(node) && readAttribute(node.openingElement, 'icon');
    const children: ts.Node[] = [...node.children.filter(isContent), ...(icon ? [icon] : [])];
    const kinds = children.map((child) => readKinds(child, checker));
    return (
      children.length > 1 &&
      kinds.some((some) => some.includes('text')) &&
      children.some((child, index) => isChanging(child, kinds[index] ?? [], checker))
    );
  }

  function visit(node: ts.Node, file: ts.SourceFile): void {
    if (isLoose(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file.fileName.replace(`${root}/`, '')}:${line + 1}`);
    }
    ts.forEachChild(node, (child) => visit(child, file));
  }

  for (const name of files) {
    const file = program.getSourceFile(name);
    if (file) visit(file, file);
  }
  return found;
}
