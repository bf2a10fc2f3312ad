const kilobyte = 1_024;
const megabyte = kilobyte * kilobyte;

/** A number of bytes as it is shown: `812 B`, `34 KB`, `2.4 MB`. */
export const formatFileSize = (bytes: number): string => {
  if (bytes < kilobyte) return `${bytes} B`;
  if (bytes < megabyte) return `${Math.round(bytes / kilobyte)} KB`;
  return `${(bytes / megabyte).toFixed(1)} MB`;
};
