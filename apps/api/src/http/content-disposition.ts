/** A `Content-Disposition` header: the file name in ASCII, and in UTF-8 (`filename*`) if it has other characters. */
export const contentDisposition = (kind: 'attachment' | 'inline', fileName: string): string => {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"${plain === fileName ? '' : `; filename*=UTF-8''${whole}`}`;
};
