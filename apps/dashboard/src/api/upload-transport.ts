import type { Transport } from './send-call.ts';

/** Sends with XMLHttpRequest, because `fetch` does not report upload progress. `onSent` receives the share sent, from 0 to 1. */
export const uploading =
  (onSent: (share: number) => void): Transport =>
  (url, { method = 'POST', headers, body }) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(method, url);
      new Headers(headers).forEach((value, name) => {
        call.setRequestHeader(name, value);
      });
      call.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onSent(total === 0 ? 1 : loaded / total);
      };
      call.upload.onload = () => onSent(1);
      call.onload = () => {
        const requestId = call.getResponseHeader('X-Request-Id');
        resolve(
          new Response(call.responseText, {
            status: call.status,
            headers: requestId === null ? {} : { 'X-Request-Id': requestId },
          }),
        );
      };
      const lost = () => reject(new TypeError('the upload did not arrive'));
      call.onerror = lost;
      call.onabort = lost;
      call.ontimeout = lost;
      call.send(body instanceof FormData ? body : null);
    });
