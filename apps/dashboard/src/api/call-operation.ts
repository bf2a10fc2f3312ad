import { calls } from 'virtual:calls';
import type { OperationAnswer, OperationRequest } from '@pasarela/contracts/http/define-operation';
import type { OperationName, Operations } from '@pasarela/contracts/operations';
import { callsWords } from '#api/calls-words.ts';
import { wordsNow } from '#i18n/use-words.ts';
import { CallError } from './call-error.ts';
import { fileNameOf, type OnProgress, readBlob } from './files.ts';
import { type CallParts, sendCall, type Transport } from './send-call.ts';

/** Sends with XMLHttpRequest, because `fetch` does not report upload progress. `onSent` receives the share sent, from 0 to 1. */
const uploading =
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

const words = callsWords;

const noEnvelope = (status: number): CallError =>
  new CallError({ status, code: 'generic', message: wordsNow(words).generic });

const callEnvelope = async (
  name: OperationName,
  request: CallParts,
  signal?: AbortSignal,
  transport?: Transport,
): Promise<{ data: unknown; message: string }> => {
  const response = await sendCall(name, request, signal, transport);
  const body: unknown = await response.json().catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw noEnvelope(response.status);
  });
  if (calls[name].answerKind) return { data: body, message: '' };
  if (typeof body !== 'object' || body === null || !('data' in body)) throw noEnvelope(response.status);
  const message = 'message' in body && typeof body.message === 'string' ? body.message : '';
  return { data: body.data, message };
};

/** Calls an operation of the contract; returns its data without the envelope. */
export async function callOperation<N extends OperationName>(
  name: N,
  request: OperationRequest<Operations[N]>,
  signal?: AbortSignal,
): Promise<OperationAnswer<Operations[N]>>;
export async function callOperation(
  name: OperationName,
  request: CallParts,
  signal?: AbortSignal,
): Promise<unknown> {
  return (await callEnvelope(name, request, signal)).data;
}

/** Calls an operation that uploads files: `onSent` is notified of the share sent so far, from 0 to 1. */
export async function uploadOperation<N extends OperationName>(
  name: N,
  request: OperationRequest<Operations[N]>,
  onSent: (share: number) => void,
): Promise<OperationAnswer<Operations[N]>>;
export async function uploadOperation(
  name: OperationName,
  request: CallParts,
  onSent: (share: number) => void,
): Promise<unknown> {
  return (await callEnvelope(name, request, undefined, uploading(onSent))).data;
}

/** Calls an operation and returns the envelope's message too, for calls whose message tells the outcome. */
export async function callOperationWithMessage<N extends OperationName>(
  name: N,
  request: OperationRequest<Operations[N]>,
): Promise<{ data: OperationAnswer<Operations[N]>; message: string }>;
export async function callOperationWithMessage(
  name: OperationName,
  request: CallParts,
): Promise<{ data: unknown; message: string }> {
  return callEnvelope(name, request);
}

/** The operations that answer a file. */
export type FileOperationName = {
  [N in OperationName]: Operations[N]['answerKind'] extends 'file' ? N : never;
}[OperationName];

type Watch = { readonly signal?: AbortSignal; readonly onProgress?: OnProgress };

export async function downloadOperation<N extends FileOperationName>(
  name: N,
  request: OperationRequest<Operations[N]>,
  watch?: Watch,
): Promise<{ fileName: string; blob: Blob }>;
export async function downloadOperation(
  name: OperationName,
  request: CallParts,
  { signal, onProgress }: Watch = {},
): Promise<{ fileName: string; blob: Blob }> {
  const response = await sendCall(name, request, signal);
  return {
    fileName: fileNameOf(response.headers.get('Content-Disposition')) ?? name,
    blob: await readBlob(response, onProgress).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new CallError({ status: 0, code: 'unavailable', message: wordsNow(words).unavailable });
    }),
  };
}
