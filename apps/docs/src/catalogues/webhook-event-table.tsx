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
import { PhoneNote } from './phone-note.tsx';
import { ResponseCodeLink } from './response-code-link.tsx';
import { WideTable } from './wide-table.tsx';

type EventProps = { readonly type: string; readonly label: string };

/** The name that a server reads, which may break behind its point; on a phone with what it means below. */
const Event = ({ type, label }: EventProps) => {
  const [subject, ...rest] = type.split('.');
  return (
    <>
      <code className={styles.plain}>
        {subject}.<wbr />
        {rest.join('.')}
      </code>
      <PhoneNote>{label}</PhoneNote>
    </>
  );
};

/** What is told of each status and of each event of a subscription, by the address that it is told to. */
export const WebhookEventTable = () => {
  const locale = useLocale();
  const words = useWords(catalogueWords).webhooks;
  return (
    <WideTable label={words.title}>
      <thead>
        <tr>
          <th scope="col">{words.code}</th>
          <th scope="col">
            <code className={styles.plain}>{words.type}</code>
          </th>
          <th scope="col" className={styles.beside}>
            {words.status}
          </th>
        </tr>
      </thead>
      {resultDestinations.map((destination) => (
        <tbody key={destination}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.group}>
              {words.address}: {words.addresses[destination]}
            </th>
          </tr>
          {transactionStatusIds
            .filter((id) => webhookEvents[id].destination === destination)
            .map((id) => {
              const { label, responseCode } = transactionStatuses[id];
              return (
                <tr key={id}>
                  <td>
                    <ResponseCodeLink code={responseCode} />
                  </td>
                  <td>
                    <Event type={webhookEvents[id].type} label={label[locale]} />
                  </td>
                  <td className={`${styles.whole} ${styles.beside}`}>{label[locale]}</td>
                </tr>
              );
            })}
          {subscriptionEventTypes
            .filter((type) => subscriptionEvents[type].destination === destination)
            .map((type) => (
              <tr key={type}>
                <td>–</td>
                <td>
                  <Event type={type} label={subscriptionEvents[type].label[locale]} />
                </td>
                <td className={`${styles.whole} ${styles.beside}`}>
                  {subscriptionEvents[type].label[locale]}
                </td>
              </tr>
            ))}
        </tbody>
      ))}
    </WideTable>
  );
};
