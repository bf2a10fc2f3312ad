import type { LoggedRequest } from '@pasarela/contracts/request-log/request-log-schema';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#api/call-operation.ts';
import { TextBlock } from '#components/ui/text-block.tsx';
import { useRequestLogWords } from './request-log-words.ts';

type BodyProps = {
  readonly title: string;
  readonly what: string;
  readonly body: LoggedRequest['request'];
  readonly nothing: string;
};

const Body = ({ title, what, body, nothing }: BodyProps) => {
  const words = useRequestLogWords().detail;
  if (body === null)
    return (
      <section>
        <h3 className="text-12 font-medium text-ink-soft">{title}</h3>
        <p className="pt-1 text-13 text-ink-soft">{nothing}</p>
      </section>
    );
  return (
    <div>
      <TextBlock title={title} what={what} text={body.text} json />
      {!body.complete && <p className="pt-1 text-13 text-ink-soft">{words.cut}</p>}
    </div>
  );
};

/** What was sent and what was answered. */
export const RequestBodies = ({ request }: { readonly request: LoggedRequest }) => {
  const words = useRequestLogWords().detail;
  return (
    <>
      <Body
        title={words.request}
        what={words.copies.request}
        body={request.request}
        nothing={words.noRequest}
      />
      <Body
        title={words.response}
        what={words.copies.response}
        body={request.response}
        nothing={words.noResponse}
      />
    </>
  );
};

/** A request to the payment API with its bodies. */
export const requestQuery = (companyId: number, idRequest: number) =>
  queryOptions({
    queryKey: ['requests', companyId, 'detail', idRequest] as const,
    queryFn: ({ signal }) => callOperation('getRequest', { params: { idRequest } }, signal),
  });
