import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { CodeName } from '../../../../look/code-name.tsx';
import { useWords } from '../../../../site/use-locale.ts';
import type { OperationPage } from '../../lib/operation-page.ts';
import { endpointWords } from '../../words/endpoint-words.ts';
import { AnswerSample } from './answer-sample.tsx';
import { FieldList } from './field-list.tsx';
import styles from './reference.module.css';

type SectionProps = { readonly operation: OperationPage };

const Headers = ({ operation }: SectionProps) => {
  const words = useWords(endpointWords);
  return (
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
  );
};

const statusesOf = (operation: OperationPage) =>
  [...operation.errors].sort((one, other) => one.status - other.status);

const Errors = ({ operation }: SectionProps) => {
  const words = useWords(endpointWords);
  return (
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
  );
};

type ReferenceSection = {
  /** The fragment of its address. */
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly content: ReactNode;
};

/** The sections of an operation's reference, in their order: those that it has something in. */
export const useReferenceSections = (operation: OperationPage): readonly ReferenceSection[] => {
  const words = useWords(endpointWords);
  const { params, query, body, answer, answerSample } = operation;
  const sections: readonly (ReferenceSection | false)[] = [
    { id: 'headers', title: words.headers, content: <Headers operation={operation} /> },
    params.length > 0 && {
      id: 'parameters',
      title: words.parameters,
      content: <FieldList fields={params} />,
    },
    query.length > 0 && {
      id: 'query',
      title: words.query,
      content: <FieldList fields={query} anchor="query" />,
    },
    body !== null && {
      id: 'body',
      title: words.body,
      note: words.bodyNote,
      content: <FieldList fields={body} anchor="body" />,
    },
    {
      id: 'answer',
      title: words.answer,
      note: words.answerNote,
      content: (
        <>
          <FieldList fields={answer} anchor="answer" isAnswer />
          <AnswerSample answer={answerSample} />
        </>
      ),
    },
    {
      id: 'errors',
      title: words.errors,
      note: words.errorsNote,
      content: <Errors operation={operation} />,
    },
  ];
  return sections.filter((section) => section !== false);
};
