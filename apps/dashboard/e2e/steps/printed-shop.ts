import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import { newReference } from './payment-calls.ts';

const folders = {
  es: 'docs',
  en: 'i18n/en/docusaurus-plugin-content-docs/current',
} as const;

/** The first block of a language on a page of the documentation. */
const printed = (page: string, language: string): string => {
  const block = new RegExp(`\`\`\`${language} [^\\n]*\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1];
  if (block === undefined) throw new Error(`the page prints no ${language}`);
  return block;
};

type Handler = (
  request: { readonly body: unknown },
  response: { readonly json: (answer: unknown) => void },
) => Promise<void>;

const answerWith = (response: ServerResponse, type: string, text: string): void => {
  response.setHeader('content-type', `${type}; charset=utf-8`).end(text);
};

/**
 * The shop that the page of the form session prints, page and server, as it stands there: where Pasarela is, the public key and
 * the order's reference are all that is put in.
 */
export const openPrintedShop = async (
  language: keyof typeof folders,
  { pasarela, publicKey }: { readonly pasarela: string; readonly publicKey: string },
): Promise<{ readonly url: string; close(): Promise<void> }> => {
  const file = `${folders[language]}/integration-methods/inmediate-capture-session.mdx`;
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs', file), 'utf8')
    .replaceAll('http://localhost:3000', pasarela)
    .replace('MIIBIjANBgkq…', publicKey);

  let handler: Handler | undefined;
  const app = { post: (_: string, handle: Handler) => (handler = handle) };
  const pay = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await handler?.(
      { body: await json(request) },
      {
        json: (answer) => answerWith(response, 'application/json', JSON.stringify(answer)),
      },
    );
  };
  runInNewContext(printed(page, 'js').replace('PEDIDO-1042', newReference()), { app, Buffer, fetch });
  if (!handler) throw new Error('the printed server takes no payment');

  const server = createServer((request, response) =>
    request.method === 'POST'
      ? pay(request, response)
      : answerWith(response, 'text/html', `<!doctype html>${printed(page, 'html')}`),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the shop has no address');
  return {
    url: `http://localhost:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
