/** How a merchant's server checks a result: with the reference library of Standard Webhooks, on the body as it arrived. */
export const verificationSnippet = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.PASARELA_WEBHOOK_SECRET);

app.post('/resultados', express.text({ type: '*/*' }), (request, response) => {
  const { type, data } = webhook.verify(request.body, request.headers);
  response.sendStatus(204);
});`;
