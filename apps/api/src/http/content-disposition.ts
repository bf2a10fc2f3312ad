/** A file's name as a header may carry it: plain in ASCII, and whole beside it where it has more. */
export const contentDisposition = (kind: 'attachment' | 'inline', fileName: string): string => {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"${plain === fileName ? '' : `; filename*=UTF-8''${whole}`}`;
};
