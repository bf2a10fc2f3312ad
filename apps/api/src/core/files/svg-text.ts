const cutAfter = (text: string, mark: string): string => {
  const at = text.indexOf(mark);
  return at < 0 ? '' : text.slice(at + mark.length).trimStart();
};

/** The text without what precedes the root: XML declaration, comments, and a DOCTYPE without an internal subset. */
const withoutProlog = (text: string): string => {
  let rest = text.replace(/^\ufeff/, '').trimStart();
  for (;;) {
    if (rest.startsWith('<?xml')) rest = cutAfter(rest, '?>');
    else if (rest.startsWith('<!--')) rest = cutAfter(rest, '-->');
    else if (/^<!DOCTYPE\s+svg\b[^>[]{0,500}>/.test(rest)) rest = cutAfter(rest, '>');
    else return rest;
  }
};

/** The opening tag of the root of an SVG image; undefined if the text is not SVG or declares entities. */
export const svgRoot = (text: string): string | undefined => {
  const image = withoutProlog(text).trimEnd();
  if (!/^<svg[\s>/]/.test(image) || image.includes('<!ENTITY')) return undefined;
  const root = image.slice(0, image.indexOf('>') + 1);
  const whole = image.endsWith('</svg>') || (root.endsWith('/>') && root.length === image.length);
  return whole ? root : undefined;
};
