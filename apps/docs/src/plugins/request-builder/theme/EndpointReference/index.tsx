import Link from '@docusaurus/Link';
import { CodeName } from '../../../../look/code-name.tsx';
import { useWords } from '../../../../site/use-locale.ts';
import type { OperationPage } from '../../lib/operation-page.ts';
import { endpointWords } from '../../words/endpoint-words.ts';
import { AnswerSample } from '../Endpoint/answer-sample.tsx';
import { FieldList } from './field-list.tsx';
import styles from './reference.module.css';

const statusesOf = (operation: OperationPage) =>
  [...operation.errors].sort((one, other) => one.status - other.status);

/** Headers, parameters, fields, answer and errors of an operation: all of it stands in the page's HTML. */
export default function EndpointReference({ operation }: { readonly operation: OperationPage }) {
  const words = useWords(endpointWords);
  return (
    <>
      <h2 id="headers">{words.headers}</h2>
      <ul className={styles.fields}>
        {operation.headers.map((header) => (
          <li key={header.name} className={styles.field}>
            <p className={styles.head}>
              <code className={styles.name}>{header.name}</code>
              <span className={header.required ? styles.required : styles.optional}>
                {header.required ? words.required : words.optional}
              </span>
            </p>
            <p className={styles.meaning}>
              {header.meaning}
              {header.more && (
                <>
                  {' '}
                  <Link to={header.more.page}>{header.more.label}</Link>.
                </>
              )}
            </p>
            <p className={styles.limits} data-search="skip">
              {words.example}: <code>{header.example}</code>
            </p>
          </li>
        ))}
      </ul>
      {operation.params.length > 0 && (
        <>
          <h2 id="parameters">{words.parameters}</h2>
          <FieldList fields={operation.params} />
        </>
      )}
      {operation.query.length > 0 && (
        <>
          <h2 id="query">{words.query}</h2>
          <FieldList fields={operation.query} anchor="query" />
        </>
      )}
      {operation.body && (
        <>
          <h2 id="body">{words.body}</h2>
          <p>{words.bodyNote}</p>
          <FieldList fields={operation.body} anchor="body" />
        </>
      )}
      <h2 id="answer">{words.answer}</h2>
      <p>{words.answerNote}</p>
      <FieldList fields={operation.answer} anchor="answer" isAnswer />
      <AnswerSample answer={operation.answerSample} />
      <h2 id="errors">{words.errors}</h2>
      <p>{words.errorsNote}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.table.status}</th>
            <th scope="col">{words.table.code}</th>
            <th scope="col">{words.table.message}</th>
          </tr>
        </thead>
        <tbody>
          {statusesOf(operation).map((error) => (
            <tr key={error.code}>
              <td className={styles.figure}>{error.status}</td>
              <td>
                <Link to={`/errors/${error.code}`}>
                  <code>
                    <CodeName name={error.code} />
                  </code>
                </Link>
              </td>
              <td>{error.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
