const cutAfter = (text: string, mark: string): string => {
  const at = text.indexOf(mark);
  return at < 0 ? '' : text.slice(at + mark.length).trimStart();
};

/** What stands before the root: declaration, comments, and a document type without a part of its own. */
const withoutProlog = (text: string): string => {
  let rest = text.replace(/^\ufeff/, '').trimStart();
  for (;;) {
    if (rest.startsWith('<?xml')) rest = cutAfter(rest, '?>');
    else if (rest.startsWith('<!--')) rest = cutAfter(rest, '-->');
    else if (/^<!DOCTYPE\s+svg\b[^>[]{0,500}>/.test(rest)) rest = cutAfter(rest, '>');
    else return rest;
  }
};

/** The opening tag of an SVG image's root, or undefined where the text is none. Entities of its own are refused. */
export const svgRoot = (text: string): string | undefined => {
  const image = withoutProlog(text).trimEnd();
  if (!/^<svg[\s>/]/.test(image) || image.includes('<!ENTITY')) return undefined;
  const root = image.slice(0, image.indexOf('>') + 1);
  const whole = image.endsWith('</svg>') || (root.endsWith('/>') && root.length === image.length);
  return whole ? root : undefined;
};
