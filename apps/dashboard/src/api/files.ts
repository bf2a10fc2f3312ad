/** The name in a `Content-Disposition` header, the extended form (RFC 6266) before the plain one. */
export const fileNameOf = (disposition: string | null): string | null => {
  if (!disposition) return null;
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      return null;
    }
  }
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? /filename=([^;\s]+)/i.exec(disposition)?.[1] ?? null;
};

/** Notified of the bytes received so far and of the file's total bytes, null where the total is unknown. */
export type OnProgress = (received: number, total: number | null) => void;

const lengthOf = ({ headers }: Response): number | null => {
  // `Content-Length` of a compressed answer is not the length of the decoded file.
  const length = headers.has('Content-Encoding')
    ? Number.NaN
    : Number(headers.get('Content-Length') ?? Number.NaN);
  return Number.isSafeInteger(length) && length > 0 ? length : null;
};

/** Reads the body of an answer and reports the progress. */
export const readBlob = async (response: Response, onProgress?: OnProgress): Promise<Blob> => {
  if (!response.body || !onProgress) return response.blob();
  const total = lengthOf(response);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  onProgress(received, total);
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    received += part.value.byteLength;
    onProgress(received, total);
  }
  return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' });
};

/** Hands a file to the browser's downloads, under the name that the server gave it. */
export const saveFile = ({ fileName, blob }: { readonly fileName: string; readonly blob: Blob }): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // After the click the browser keeps its own reference to the blob, so the URL can be revoked.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};
