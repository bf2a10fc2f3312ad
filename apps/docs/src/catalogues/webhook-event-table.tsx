import { transactionStatuses, transactionStatusIds } from '@pasarela/contracts/statuses/transaction-status';
import {
  resultDestinations,
  subscriptionEvents,
  subscriptionEventTypes,
  webhookEvents,
} from '@pasarela/contracts/webhooks/webhook-events';
import { useLocale, useWords } from '../site/use-locale.ts';
import styles from './catalogue.module.css';
import { catalogueWords } from './catalogue-words.ts';
import { ResponseCodeLink } from './response-code-link.tsx';
import { WideTable } from './wide-table.tsx';

/** What is told of each status and of each event of a subscription, by the address that it is told to. */
export const WebhookEventTable = () => {
  const locale = useLocale();
  const words = useWords(catalogueWords).webhooks;
  return (
    <WideTable label={words.title}>
      <thead>
        <tr>
          <th scope="col">{words.address}</th>
          <th scope="col">{words.code}</th>
          <th scope="col">{words.type}</th>
          <th scope="col">{words.status}</th>
        </tr>
      </thead>
      <tbody>
        {resultDestinations.flatMap((destination) =>
          transactionStatusIds
            .filter((id) => webhookEvents[id].destination === destination)
            .map((id) => (
              <tr key={id}>
                <td>{words.addresses[destination]}</td>
                <td>
                  <ResponseCodeLink code={transactionStatuses[id].responseCode} />
                </td>
                <td>
                  <code className={styles.plain}>{webhookEvents[id].type}</code>
                </td>
                <td className={styles.whole}>{transactionStatuses[id].label[locale]}</td>
              </tr>
            )),
        )}
        {subscriptionEventTypes.map((type) => (
          <tr key={type}>
            <td>{words.addresses[subscriptionEvents[type].destination]}</td>
            <td>–</td>
            <td>
              <code className={styles.plain}>{type}</code>
            </td>
            <td className={styles.whole}>{subscriptionEvents[type].label[locale]}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
};
