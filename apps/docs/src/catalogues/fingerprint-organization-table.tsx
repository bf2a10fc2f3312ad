import { fingerprintOrganizations } from '@pasarela/contracts/payments/device-fingerprint';
import { useWords } from '../site/use-locale.ts';
import styles from './catalogue.module.css';
import { paymentWords } from './payment-words.ts';
import { WideTable } from './wide-table.tsx';

const environments = ['sandbox', 'production'] as const satisfies (keyof typeof fingerprintOrganizations)[];

/** What the `SessionId` of a fingerprint begins with. */
export const FingerprintOrganizationTable = () => {
  const words = useWords(paymentWords).fingerprint;
  return (
    <WideTable label={words.title}>
      <thead>
        <tr>
          <th scope="col">{words.environment}</th>
          <th scope="col">{words.option}</th>
          <th scope="col">{words.id}</th>
        </tr>
      </thead>
      <tbody>
        {environments.map((name) => (
          <tr key={name}>
            <th scope="row">{words.environments[name]}</th>
            <td>
              <code className={styles.plain}>{String(name === 'production')}</code>
            </td>
            <td>
              <code className={styles.plain}>{fingerprintOrganizations[name]}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
};
