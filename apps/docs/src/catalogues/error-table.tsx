import Link from '@docusaurus/Link';
import errors from '@generated/docusaurus-plugin-content-docs/default/errors.json';
import { CodeName } from '../look/code-name.tsx';
import { useWords } from '../site/use-locale.ts';
import styles from './catalogue.module.css';
import { catalogueWords } from './catalogue-words.ts';
import { WideTable } from './wide-table.tsx';

type Props = {
  /** Codes of the payment API's calls, of single fields, or of the dashboard's calls. */
  readonly of: 'payment' | 'fields' | 'dashboard';
};

const rowsOf = (of: Props['of']) =>
  errors
    .filter((error) => (of === 'fields' ? error.kind === 'field' : error.kind === 'call' && error.api === of))
    .sort((one, other) => one.status - other.status);

/** Codes of the error catalogue, each linked to its page. */
export const ErrorTable = ({ of }: Props) => {
  const words = useWords(catalogueWords).errors;
  return (
    <WideTable label={words.title}>
      <thead>
        <tr>
          {of !== 'fields' && <th scope="col">{words.status}</th>}
          <th scope="col">{words.code}</th>
          <th scope="col">{words.message}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(of).map((error) => (
          <tr key={error.code}>
            {of !== 'fields' && <td className={styles.figure}>{error.status}</td>}
            <th scope="row">
              <Link to={`/errors/${error.code}`}>
                <code className={styles.plain}>
                  <CodeName name={error.code} />
                </code>
              </Link>
            </th>
            <td>{error.message}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
};
