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
