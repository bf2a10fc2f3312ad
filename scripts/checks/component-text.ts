import ts from 'typescript';

export type ComponentText = { readonly line: number; readonly text: string };

/** Attributes whose value a person reads or hears. */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'heading',
  'hint',
  'label',
  'message',
  'placeholder',
  'summary',
  'title',
  'tooltip',
]);

/** Signs written as entities are no words, and the product's name is the same in every language. */
const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/&\w+;|\bPasarela\b/g, ''));

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.InKeyword,
]);

/** The texts that an expression can show: both branches of a choice, the fixed parts of a template, sums. */
const shownTexts = (expression: ts.Expression): readonly ts.Node[] => {
  if (ts.isStringLiteralLike(expression)) return [expression];
  if (ts.isTemplateExpression(expression))
    return [expression.head, ...expression.templateSpans.map((span) => span.literal)];
  if (ts.isConditionalExpression(expression))
    return [...shownTexts(expression.whenTrue), ...shownTexts(expression.whenFalse)];
  if (ts.isBinaryExpression(expression))
    return comparisons.has(expression.operatorToken.kind)
      ? []
      : [...shownTexts(expression.left), ...shownTexts(expression.right)];
  if (
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression)
  )
    return shownTexts(expression.expression);
  return [];
};

const spokenTexts = (attribute: ts.JsxAttribute): readonly ts.Node[] => {
  if (!spokenAttributes.has(attribute.name.getText()) || !attribute.initializer) return [];
  if (ts.isStringLiteral(attribute.initializer)) return [attribute.initializer];
  return ts.isJsxExpression(attribute.initializer) && attribute.initializer.expression
    ? shownTexts(attribute.initializer.expression)
    : [];
};

const textOf = (node: ts.Node): string =>
  ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) ? node.text : '';

/** The words that a component has written out: they belong to the language files. */
export const findComponentText = (fileName: string, source: string): readonly ComponentText[] => {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node);
    if (ts.isJsxAttribute(node)) found.push(...spokenTexts(node));
    const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent);
    if (isChild && node.expression) found.push(...shownTexts(node.expression));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found
    .filter((node) => hasLetters(textOf(node)))
    .map((node) => ({
      line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
      text: textOf(node).trim(),
    }));
};
