import { Fragment } from 'react';
import type { OperationPage } from '../../lib/operation-page.ts';
import { useReferenceSections } from './reference-sections.tsx';

/** Headers, parameters, fields, answer and errors of an operation: all of it stands in the page's HTML. */
export default function EndpointReference({ operation }: { readonly operation: OperationPage }) {
  return useReferenceSections(operation).map(({ id, title, note, content }) => (
    <Fragment key={id}>
      <h2 id={id}>{title}</h2>
      {note && <p>{note}</p>}
      {content}
    </Fragment>
  ));
}
