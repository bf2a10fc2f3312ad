/** Escapes a text for a PDF string. It must contain only Latin-1 letters. */
const shown = (line: string): string => line.replace(/[\\()]/g, '\\$&');

/** Makes a minimal valid PDF with one page of text. */
export const demoPdf = (lines: readonly string[]): Uint8Array => {
  const text = lines.map((line) => `(${shown(line)}) Tj T*`).join('\n');
  const page = `BT /F1 12 Tf 18 TL 72 720 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(page, 'latin1')} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(Buffer.byteLength(file, 'latin1'));
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = Buffer.byteLength(file, 'latin1');
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
};
