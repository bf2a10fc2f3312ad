import { emailKindNames } from '@pasarela/contracts/emails/email-kinds';
import type { EmailSort } from '@pasarela/contracts/emails/email-schema';
import { emailStateNames } from '@pasarela/contracts/emails/email-states';
import { listAddress } from '#components/list/list-address.ts';
import { choiceFilter, rowIdFilter } from '#components/list/list-filter.ts';
import { integrationPaths } from '#features/integration/integration-sections.ts';

/** The address of the list of e-mails. */
export const emails = listAddress({
  path: integrationPaths.emails,
  filters: {
    state: choiceFilter(emailStateNames),
    kind: choiceFilter(emailKindNames),
    idTransaction: rowIdFilter,
  },
  sorts: { created: 'desc' } satisfies Record<EmailSort, 'desc'>,
  sortedBy: 'created',
});
