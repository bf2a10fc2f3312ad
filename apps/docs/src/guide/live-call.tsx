import demo from '@generated/request-builder/default/demo.json';
import { accountDay } from '../plugins/request-builder/lib/account-day.ts';
import { readAhead, readCredentials } from '../plugins/request-builder/lib/browser-memory.ts';
import { buildRequest } from '../plugins/request-builder/lib/build-request.ts';
import { filledSample } from '../plugins/request-builder/lib/filled-sample.ts';
import { freshReference } from '../plugins/request-builder/lib/fresh-reference.ts';
import { formatJson, type JsonObject } from '../plugins/request-builder/lib/json-value.ts';
import type { SampleCall } from '../plugins/request-builder/lib/operation-page.ts';
import { type SendOutcome, sendRequest } from '../plugins/request-builder/lib/send-request.ts';
import {
  browserStores,
  browserTools,
  tokens,
} from '../plugins/request-builder/theme/RequestBuilder/browser-tools.ts';
import { ResponseViewer } from '../plugins/request-builder/theme/RequestBuilder/response-viewer.tsx';

/** What was sent, how it ended, and what shows that. */
export type LiveAnswer = {
  readonly body: JsonObject;
  readonly outcome: SendOutcome;
  readonly View: typeof ResponseViewer;
};

/** Sends a sample with a reference that is free, by the credentials that the browser keeps or else the demo's. */
export const sendLiveCall = async (call: SampleCall, language: string): Promise<LiveAnswer> => {
  const stores = browserStores();
  const now = Date.now();
  const { sample, method, path } = call;
  const { params, query, body } = filledSample(
    sample,
    freshReference(now, Math.random),
    accountDay(now, readAhead(stores)),
  );
  const host = window.location.origin;
  const page = { method, path, body: sample.body };
  const request = buildRequest({ page, host, language, params, query, body: formatJson(body) });
  const credentials = readCredentials(stores)?.credentials ?? demo;
  const outcome = await sendRequest({ request, host, language, credentials, tokens }, browserTools);
  return { body, outcome, View: ResponseViewer };
};
