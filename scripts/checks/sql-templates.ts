// The SQL of the API as it is written: every `sql` template of a file, with `?` where a value or a part of a statement stands.
import ts from 'typescript';

export type SqlTemplate = { readonly text: string; readonly line: number };

/** The `sql` templates of a source file, in their order. Those that stand within another one are found as well. */
export const sqlTemplatesOf = (source: string): readonly SqlTemplate[] => {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const templates: SqlTemplate[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') {
      const { template } = node;
      const text = ts.isNoSubstitutionTemplateLiteral(template)
        ? template.text
        : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join(' ? ');
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      templates.push({ text: text.replace(/\s+/g, ' ').trim(), line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return templates;
};
