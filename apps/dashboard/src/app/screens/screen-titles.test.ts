import type { Words } from '@pasarela/contracts/words/words';
import { expect, test } from 'vitest';
import { accountWords } from '#components/form/account-words.ts';
import { fraudWords } from '#components/fraud/fraud-words.ts';
import { transactionsWords } from '#components/list/transactions-words.ts';
import { requestLogWords } from '#components/request/request-log-words.ts';
import { businessesWords } from '#features/businesses/businesses-words.ts';
import { chargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { helpWords } from '#features/help/help-words.ts';
import { integrationWords } from '#features/integration/integration-words.ts';
import { bulkLinksWords } from '#features/payment-links/bulk-links-words.ts';
import { paymentLinksWords } from '#features/payment-links/list/payment-links-words.ts';
import { singleLinkWords } from '#features/payment-links/single/single-link-words.ts';
import { resumeWords } from '#features/resume/resume-words.ts';
import { settlementsWords } from '#features/settlements/settlements-words.ts';
import { statementWords } from '#features/statement/statement-words.ts';
import { subscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { preauthorizationsWords } from '#features/transactions/preauthorizations/preauthorizations-words.ts';
import { usersWords } from '#features/users/users-words.ts';
import { commonScreens, screens } from './screens.ts';

/** The words of the page behind each name. */
const headings: Readonly<Record<string, { readonly es: { title: string }; readonly en: { title: string } }>> =
  {
    resume: resumeWords,
    transactions: transactionsWords,
    preauthorizations: preauthorizationsWords,
    subscriptions: subscriptionsWords,
    paidLeagues: paymentLinksWords,
    leagueSingle: singleLinkWords,
    leaguesBulk: bulkLinksWords,
    fraud: fraudWords,
    chargebacks: chargebacksWords,
    settlements: settlementsWords,
    statement: statementWords,
    integration: integrationWords,
    requestLog: requestLogWords,
    account: accountWords,
    help: helpWords,
    businesses: businessesWords,
    users: usersWords,
  };

const pages: Readonly<Record<string, { readonly path: string; readonly title?: Words }>> = {
  ...screens,
  ...commonScreens,
};
const named = Object.entries(pages).flatMap(([name, { title }]) => (title ? [{ name, title }] : []));

test.each(named)('$name is called in the menu as it is headed', ({ name, title }) => {
  expect({ es: headings[name]?.es.title, en: headings[name]?.en.title }).toEqual(title);
});
