import amounts from '@generated/contract-tables/default/amounts.json';
import {
  paymentMethodIds,
  paymentMethodOf,
  paymentMethods,
} from '@pasarela/contracts/payment-methods/payment-methods';
import { useLocale, useWords } from '../site/use-locale.ts';
import styles from './catalogue.module.css';
import { priceOf } from './money-words.ts';
import { paymentWords } from './payment-words.ts';
import { WideTable } from './wide-table.tsx';

/** The payment methods, by their id on the wire. */
export const PaymentMethodTable = () => {
  const locale = useLocale();
  const words = useWords(paymentWords).methods;
  return (
    <WideTable label={words.title} stacks>
      <thead>
        <tr>
          <th scope="col">{words.id}</th>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.refunds}</th>
          <th scope="col" className={styles.amount}>
            {words.max}
          </th>
        </tr>
      </thead>
      <tbody>
        {paymentMethodIds.map((id) => {
          const method = paymentMethods[id];
          return (
            <tr key={id}>
              <th scope="row">
                <code className={styles.plain}>{id}</code>
              </th>
              <td>{method.label[locale]}</td>
              <td data-label={words.kind}>{words.kinds[method.kind]}</td>
              <td data-label={words.refunds}>{words.refundable[method.refunds]}</td>
              <td className={styles.amount} data-label={words.max}>
                {priceOf(paymentMethodOf(id)?.maxAmount ?? amounts.max)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
};
