import { useLocale, useWords } from '../../../../site/use-locale.ts';
import { useSandboxHost } from '../../../../site/use-sandbox-host.ts';
import { buildRequest } from '../../lib/build-request.ts';
import { formatJson } from '../../lib/json-value.ts';
import type { OperationPage, SampleCall } from '../../lib/operation-page.ts';
import { endpointWords } from '../../words/endpoint-words.ts';
import { CodeSamples } from '../RequestBuilder/code-samples.tsx';

/** A sample call, in the language that its reader has chosen: as a curl command without JavaScript. */
export const CurlSample = ({ call }: { readonly call: Omit<SampleCall, 'answer'> }) => {
  const { sample, method, path, secured } = call;
  const request = buildRequest({
    page: { method, path, body: sample.body },
    host: useSandboxHost(),
    language: useLocale(),
    params: sample.params,
    query: sample.query,
    body: formatJson(sample.body ?? {}),
  });
  return <CodeSamples request={request} secured={secured} />;
};

/** The first sample of a method, until its builder is there. */
export const EndpointSample = ({ operation }: { readonly operation: OperationPage }) => {
  const words = useWords(endpointWords);
  const sample = operation.groups[0]?.samples[0];
  return sample ? (
    <div data-reading-title={words.curl}>
      <CurlSample call={{ ...operation, sample }} />
    </div>
  ) : null;
};
