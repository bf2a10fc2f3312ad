import type { TransactionRow } from '@pasarela/contracts/transactions/transaction-schema';
import { expect, type Page } from '@playwright/test';
import { portalWords } from '#app/screens/portal-words.ts';
import { dataTableWords } from '#components/data-table/data-table-words.ts';
import { listWords } from '#components/data-table/list-words.ts';
import { datesWords } from '#components/dates/dates-words.ts';
import { timeLeftWords } from '#components/dates/time-left-words.ts';
import { transactionDetailWords } from '#components/detail/transaction-detail-words.ts';
import { accountWords } from '#components/form/account-words.ts';
import { fieldErrorsWords } from '#components/form/field-errors-words.ts';
import { fraudWords } from '#components/fraud/fraud-words.ts';
import { transactionsWords } from '#components/list/transactions-words.ts';
import { requestLogWords } from '#components/request/request-log-words.ts';
import { unsavedChangesWords } from '#components/ui/unsaved-changes-words.ts';
import { businessesWords } from '#features/businesses/businesses-words.ts';
import { chargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { helpWords } from '#features/help/help-words.ts';
import { emailsWords } from '#features/integration/emails/emails-words.ts';
import { integrationWords } from '#features/integration/integration-words.ts';
import { integrationKeysWords } from '#features/integration/settings/integration-keys-words.ts';
import { webhooksWords } from '#features/integration/webhooks/webhooks-words.ts';
import { bulkLinksWords } from '#features/payment-links/bulk-links-words.ts';
import { paymentLinksWords } from '#features/payment-links/list/payment-links-words.ts';
import { singleLinkWords } from '#features/payment-links/single/single-link-words.ts';
import { resumeWords } from '#features/resume/resume-words.ts';
import { settlementsWords } from '#features/settlements/settlements-words.ts';
import { statementWords } from '#features/statement/statement-words.ts';
import { subscriptionActionsWords } from '#features/subscriptions/actions/subscription-actions-words.ts';
import { subscriptionPath } from '#features/subscriptions/subscription-links.ts';
import { subscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { authorizationWords } from '#features/transactions/authorization-words.ts';
import { preauthorizationsWords } from '#features/transactions/preauthorizations/preauthorizations-words.ts';
import { disputeWords } from '#features/transactions/reversals/dispute-words.ts';
import { refundsWords } from '#features/transactions/reversals/refunds-words.ts';
import { usersWords } from '#features/users/users-words.ts';
import type { Language } from '#i18n/language.ts';
import { nextOutcomeWords } from '#sandbox/next-outcome-words.ts';
import { sandboxResetWords } from '#sandbox/sandbox-reset-words.ts';
import { sandboxWords } from '#sandbox/sandbox-words.ts';
import { simulationWords } from '#sandbox/simulation-words.ts';
import { type DemoBusiness, jacaranda } from './demo-people.ts';
import { pressKey } from './keyboard.ts';
import { newReference } from './payment-calls.ts';
import { chooseCash, createLink, linkFile } from './payment-links.ts';

const wordsIn = (language: Language) => ({
  account: accountWords[language],
  authorization: authorizationWords[language],
  timeLeft: timeLeftWords[language],
  businesses: businessesWords[language],
  chargebacks: chargebacksWords[language],
  dispute: disputeWords[language],
  emails: emailsWords[language],
  table: dataTableWords[language],
  dates: datesWords[language],
  fieldErrors: fieldErrorsWords[language],
  fraud: fraudWords[language],
  integration: integrationWords[language],
  keys: integrationKeysWords[language],
  list: listWords[language],
  leagues: paymentLinksWords[language],
  leagueSingle: singleLinkWords[language],
  leaguesBulk: bulkLinksWords[language],
  nextOutcome: nextOutcomeWords[language],
  portal: portalWords[language],
  preauthorizations: preauthorizationsWords[language],
  refunds: refundsWords[language],
  requestLog: requestLogWords[language],
  reset: sandboxResetWords[language],
  sandbox: sandboxWords[language],
  simulation: simulationWords[language],
  resume: resumeWords[language],
  settlements: settlementsWords[language],
  statement: statementWords[language],
  subscriptionActions: subscriptionActionsWords[language],
  subscriptions: subscriptionsWords[language],
  detail: transactionDetailWords[language],
  transactions: transactionsWords[language],
  unsaved: unsavedChangesWords[language],
  help: helpWords[language],
  users: usersWords[language],
  webhooks: webhooksWords[language],
});

/** The words of all screens, in each language. */
export const sceneWords = { es: wordsIn('es'), en: wordsIn('en') };
type SceneWords = (typeof sceneWords)['es'];

/** The payments that the scenes are shown with. */
type ScenePayments = {
  readonly refundable: TransactionRow;
  readonly declined: TransactionRow;
  readonly disputed: TransactionRow;
  /** Transactions with a chargeback: one that waits for evidence, one that has it, one that is decided. */
  readonly chargebacks: Readonly<Record<'open' | 'proven' | 'decided', number>>;
  readonly authorized: TransactionRow;
  readonly pending: TransactionRow;
  /** Numbers of subscriptions: one in each tab, the paused one with a link to replace its card. */
  readonly subscriptions: Readonly<Record<'active' | 'paused' | 'canceled', number>>;
};

type Scene = {
  readonly name: string;
  readonly path: (payments: ScenePayments) => string;
  /** Waits for what is shown, and opens what is to be open. */
  readonly arrange: (page: Page, words: SceneWords) => Promise<void>;
  /** Only where there is that much room. */
  readonly only?: 'phone' | 'desk';
};

const list = '/transactions?dates=any';
const business: DemoBusiness = jacaranda;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const showsHeading = async (page: Page): Promise<void> => {
  await expect(heading(page)).toBeVisible();
};

const showsRows = async (page: Page, words: SceneWords): Promise<void> => {
  await expect(page.getByRole('navigation', { name: words.table.pages })).toBeVisible();
};

const chip = (page: Page, words: SceneWords, label: string) =>
  page
    .getByRole('group', { name: words.table.filters })
    .getByRole('button', { name: new RegExp(`^${label}(:|$)`) });

/** On a phone the filters of a list are in a sheet, and its actions are shown on request. */
const reachOnPhone = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name: new RegExp(`^${name}( \\(|$)`) });
  if (await button.isVisible()) await button.click();
};

const opens =
  (button: (page: Page, words: SceneWords) => ReturnType<Page['getByRole']>, role: 'dialog' | 'menu') =>
  async (page: Page, words: SceneWords): Promise<void> => {
    await button(page, words).click();
    await expect(page.getByRole(role)).toBeVisible();
  };

const showsDialog = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible();
};

/** Sends a sample of a result to where results go: the account's own inbox, in the demo. */
const deliverSample = async (page: Page, words: SceneWords): Promise<void> => {
  await page.getByRole('button', { name: words.webhooks.addresses.sendSample }).first().click();
  await page.getByRole('menuitem').first().click();
  await expect(page.getByRole('dialog').getByText('HTTP 200')).toBeVisible();
};

const detailOf = (row: TransactionRow): string => `/transaction-detail?id=${row.idTransaction}`;
const refundOf = (row: TransactionRow): string => `/transaction-detail/refund?id=${row.idTransaction}`;

/** Every screen of the dashboard behind the sign-in, and everything that opens over it. */
export const dashboardScenes: readonly Scene[] = [
  {
    name: 'businesses',
    path: () => '/business',
    arrange: async (page, words) => {
      await expect(page.getByRole('link', { name: words.businesses.enterTo(business.name) })).toBeVisible();
    },
  },
  {
    name: 'businesses, none found',
    path: () => '/business?name=nadie',
    arrange: async (page, words) => {
      await expect(page.getByRole('button', { name: words.businesses.clear })).toBeVisible();
    },
  },
  {
    name: 'resume of three months',
    path: () => '/home?period=3-M',
    arrange: async (page, words) => {
      await showsHeading(page);
      const days = page.getByRole('list', { name: words.resume.byDay }).getByRole('link');
      await days.last().focus();
      await page.getByText(words.resume.asTable).click();
      await expect(page.getByRole('table', { name: words.resume.byDay })).toBeVisible();
    },
  },
  {
    name: 'account menu open',
    path: () => '/home',
    arrange: opens(
      (page, words) => page.getByRole('button', { name: words.portal.accountMenu(business.name) }),
      'menu',
    ),
  },
  {
    name: 'clock open',
    path: () => '/home',
    arrange: opens(
      (page, words) =>
        page
          .getByRole('region', { name: words.sandbox.band })
          .getByRole('button', { expanded: false })
          .first(),
      'dialog',
    ),
  },
  {
    name: 'next outcome open',
    path: () => '/home',
    arrange: opens(
      (page, words) => page.getByRole('button', { name: words.nextOutcome.next, exact: true }),
      'menu',
    ),
  },
  {
    name: 'reset with an error',
    path: () => '/home/reset-sandbox',
    arrange: async (page, words) => {
      const name = page.getByLabel(words.reset.confirm(business.name));
      await name.fill('x');
      await pressKey(page, 'Enter');
      await expect(name).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'menu open',
    path: () => '/home',
    arrange: opens((page, words) => page.getByRole('button', { name: words.portal.openMenu }), 'dialog'),
    only: 'phone',
  },
  { name: 'transactions', path: () => list, arrange: showsRows },
  {
    name: 'transactions, filtered to nothing',
    path: () => `${list}&referenceNumber=NO-EXISTE`,
    arrange: async (page, words) => {
      await expect(page.getByText(words.transactions.states.filteredTitle)).toBeVisible();
    },
  },
  {
    name: 'transactions, chargebacks chosen',
    path: () => `${list}&idStatus=17&statusChargeBack=2,17,18`,
    arrange: async (page, words) => {
      await showsRows(page, words);
      await reachOnPhone(page, words.table.filters);
      await expect(
        page.getByRole('group', { name: words.transactions.filters.chargebackLegend }),
      ).toBeVisible();
    },
  },
  {
    name: 'transactions, status open',
    // On a phone the statuses are a field of the sheet.
    only: 'desk',
    path: () => list,
    arrange: async (page, words) => {
      await showsRows(page, words);
      await reachOnPhone(page, words.table.filters);
      await opens(() => chip(page, words, words.transactions.filters.status), 'menu')(page, words);
    },
  },
  {
    name: 'transactions, by amount',
    path: () => `${list}&sort=amount&direction=desc`,
    only: 'desk',
    arrange: async (page, words) => {
      await showsRows(page, words);
      const amount = page.getByRole('columnheader', { name: words.transactions.columns.amount });
      await expect(amount).toHaveAttribute('aria-sort', 'descending');
    },
  },
  {
    name: 'transactions, orders open',
    path: () => `${list}&sort=amount&direction=desc`,
    only: 'phone',
    arrange: async (page, words) => {
      await showsRows(page, words);
      const name = new RegExp(`^${words.list.sort.label}`);
      await opens(() => page.getByRole('button', { name }), 'menu')(page, words);
    },
  },
  {
    name: 'transactions, a report on its way',
    path: () => list,
    arrange: async (page, words) => {
      await showsRows(page, words);
      // It is written, and does not arrive before the scene is over.
      await page.route('**/generatereport?*', () => undefined, { times: 1 });
      await reachOnPhone(page, words.list.listActions);
      await page.getByRole('button', { name: new RegExp(`^${words.list.report.download}`) }).click();
      await expect(page.getByRole('progressbar')).toBeVisible();
    },
  },
  {
    name: 'transactions, dates open',
    // As the statuses.
    only: 'desk',
    path: () => list,
    arrange: async (page, words) => {
      await showsRows(page, words);
      await reachOnPhone(page, words.table.filters);
      await chip(page, words, words.dates.label).click();
      await expect(page.getByRole('grid').first()).toBeVisible();
    },
  },
  {
    name: 'transactions, a filter open with an error',
    path: () => list,
    arrange: async (page, words) => {
      await showsRows(page, words);
      const { idTransaction, idTransactionInvalid } = words.list.identity;
      await reachOnPhone(page, words.table.filters);
      await chip(page, words, idTransaction).click();
      await page.getByRole('dialog').getByLabel(idTransaction, { exact: true }).fill('x');
      await page.getByRole('dialog').getByRole('button', { name: words.table.apply }).click();
      await expect(page.getByText(idTransactionInvalid)).toBeVisible();
    },
  },
  { name: 'detail of a payment', path: ({ refundable }) => detailOf(refundable), arrange: showsHeading },
  { name: 'detail of a declined payment', path: ({ declined }) => detailOf(declined), arrange: showsHeading },
  { name: 'detail of a chargeback', path: ({ disputed }) => detailOf(disputed), arrange: showsHeading },
  {
    name: 'a movement that does not exist',
    path: () => '/transaction-detail?id=2000000000',
    arrange: async (page, words) => {
      await expect(page.getByText(words.detail.notFoundTitle)).toBeVisible();
    },
  },
  {
    name: 'refund with an error',
    path: ({ refundable }) => refundOf(refundable),
    arrange: async (page, words) => {
      await page.getByLabel(words.refunds.amount).fill('0');
      await pressKey(page, 'Enter');
      await expect(page.getByLabel(words.refunds.amount)).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'refund to be confirmed',
    path: ({ refundable }) => refundOf(refundable),
    arrange: async (page, words) => {
      await page.getByLabel(words.refunds.amount).fill('1');
      await pressKey(page, 'Enter');
      await expect(page.getByRole('heading', { name: words.refunds.confirmTitle })).toBeVisible();
    },
  },
  {
    name: 'subscriptions, active',
    path: () => '/subscriptions',
    arrange: showsRows,
  },
  {
    name: 'subscriptions, paused, with the menu of one',
    path: () => '/subscriptions?status=paused',
    arrange: opens(
      (page, words) =>
        page.getByRole('button', { name: new RegExp(words.subscriptions.moreActions('')) }).first(),
      'menu',
    ),
  },
  {
    name: 'subscriptions, canceled',
    path: () => '/subscriptions?status=canceled',
    arrange: async (page, words) => {
      await expect(page.getByText(words.subscriptions.completed).first()).toBeVisible();
    },
  },
  {
    name: 'subscriptions, filtered to nothing',
    path: () => '/subscriptions?status=paused&referenceNumber=NUNCA',
    arrange: async (page, words) => {
      await expect(page.getByText(words.subscriptions.states.filteredTitle)).toBeVisible();
    },
  },
  {
    name: 'reprocess of the subscriptions',
    path: () => '/subscriptions/reprocess',
    arrange: showsDialog,
  },
  ...(['active', 'paused', 'canceled'] as const).map(
    (tab): Scene => ({
      name: `a subscription that is ${tab}`,
      path: ({ subscriptions }) => subscriptionPath(tab, subscriptions[tab]),
      arrange: async (page, words) => {
        await expect(
          page.getByRole('heading', { name: words.subscriptions.detail.history.title }),
        ).toBeVisible();
        await expect(
          page.getByRole('navigation', { name: words.table.pages }).or(page.getByText(/^1–/)),
        ).toBeVisible();
      },
    }),
  ),
  {
    name: 'a subscription that does not exist',
    path: () => '/subscriptions-details/Activa/2000000000/',
    arrange: async (page, words) => {
      await expect(page.getByText(words.subscriptions.detail.notFoundTitle)).toBeVisible();
    },
  },
  {
    name: 'cancel of a subscription, with an error',
    path: ({ subscriptions }) => `${subscriptionPath('active', subscriptions.active)}cancel`,
    arrange: async (page, words) => {
      await page.getByRole('button', { name: words.subscriptionActions.cancel.submit }).click();
      await expect(
        page.getByRole('textbox', { name: words.subscriptionActions.cancel.reason }),
      ).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'reactivation of a subscription',
    path: ({ subscriptions }) => `${subscriptionPath('paused', subscriptions.paused)}reactivate`,
    arrange: async (page, words) => {
      await expect(page.getByText(words.subscriptionActions.reactivate.sameCard)).toBeVisible();
    },
  },
  {
    name: 'the link that replaces a card',
    path: ({ subscriptions }) => `${subscriptionPath('paused', subscriptions.paused)}replace-card`,
    arrange: async (page, words) => {
      await expect(
        page.getByRole('region', { name: words.subscriptionActions.replaceCard.link }),
      ).toBeVisible();
    },
  },
  {
    name: 'what can no longer be done with a subscription',
    path: ({ subscriptions }) => `/subscriptions/cancel?status=canceled&id=${subscriptions.canceled}`,
    arrange: async (page, words) => {
      await expect(page.getByText(words.subscriptionActions.noLonger)).toBeVisible();
    },
  },
  {
    name: 'paid leagues, with the menu open',
    path: () => '/paid-leagues?dates=any',
    arrange: async (page, words) => {
      await showsRows(page, words);
      await reachOnPhone(page, words.list.listActions);
      await opens((at) => at.getByRole('button', { name: words.leagues.generate.ways }), 'menu')(page, words);
    },
  },
  {
    name: 'paid leagues, filtered to nothing',
    path: () => '/paid-leagues?dates=any&referenceNumber=NUNCA',
    arrange: async (page, words) => {
      await expect(page.getByText(words.leagues.states.filteredTitle)).toBeVisible();
    },
  },
  {
    name: 'the payment of a league to be simulated',
    path: () => '/paid-leagues',
    arrange: async (page, words) => {
      const link = await createLink(page.request, jacaranda);
      await chooseCash(page.request, link);
      await page.goto(`/paid-leagues?dates=any&referenceNumber=${link.referenceNumber}`);
      const more = page.getByRole('button', { name: words.leagues.rowActions.more(link.referenceNumber) });
      const row = page.getByRole('link', { name: words.leagues.rowActions.simulate(link.referenceNumber) });
      await expect(more).toBeVisible();
      // A phone has it in the menu of the row.
      if (await row.isVisible()) await row.click();
      else {
        await more.click();
        await page.getByRole('menuitem', { name: words.transactions.rowActions.simulatePayment }).click();
      }
      await expect(page.getByRole('dialog', { name: words.simulation.title })).toBeVisible();
    },
  },
  {
    name: 'a league to make, with errors',
    path: () => '/leagues-single',
    arrange: async (page, words) => {
      const { fields, create } = words.leagueSingle;
      await page.getByRole('radio').nth(2).check();
      await page.getByLabel(fields.amountEach, { exact: true }).fill('500');
      await page.getByRole('button', { name: create }).click();
      await expect(page.getByText(words.users.form.required).first()).toBeVisible();
    },
  },
  {
    name: 'a league that was made',
    path: () => '/leagues-single',
    arrange: async (page, words) => {
      const { fields, create, result } = words.leagueSingle;
      await page.getByLabel(fields.reference, { exact: true }).fill(newReference());
      await page.getByLabel(fields.email, { exact: true }).fill('ana.lopez@example.com');
      await page.getByLabel(fields.amount, { exact: true }).fill('350');
      await page.getByLabel(fields.due, { exact: true }).fill('2090-12-31');
      await page.getByRole('button', { name: create }).click();
      await expect(page.getByRole('heading', { name: result.title })).toBeVisible();
    },
  },
  {
    name: 'leagues of a file, with lines to correct and one that replaces another',
    path: () => '/leagues-bulk',
    arrange: async (page, words) => {
      const { referenceNumber } = await createLink(page.request, jacaranda);
      await page
        .locator('input[type=file]')
        .setInputFiles([
          linkFile([{ referenceNumber }, { email: 'ana@' }, { amount: 'mucho' }]),
          linkFile([{}], 'otras.csv'),
        ]);
      await expect(page.getByText(words.leaguesBulk.toCorrect(2, '2', '4'))).toBeVisible();
      await expect(
        page.getByRole('button', { name: words.leaguesBulk.preview.replacing('1') }),
      ).toBeVisible();
    },
  },
  {
    name: 'leagues of a file that is not laid out as it should be',
    path: () => '/leagues-bulk',
    arrange: async (page, words) => {
      await page
        .locator('input[type=file]')
        .setInputFiles([{ name: 'otro.csv', mimeType: 'text/csv', buffer: Buffer.from('nombre\nAna\n') }]);
      await expect(page.getByText(words.leaguesBulk.faults.ofFile)).toBeVisible();
    },
  },
  {
    name: 'leagues of a file that were made',
    path: () => '/leagues-bulk',
    arrange: async (page, words) => {
      await page.locator('input[type=file]').setInputFiles([linkFile([{}, {}])]);
      await page.getByRole('button', { name: words.leaguesBulk.createCount(2, '2') }).click();
      await expect(page.getByRole('heading', { name: words.leaguesBulk.result.title(2, '2') })).toBeVisible();
    },
  },
  {
    name: 'preauthorizations',
    path: () => '/preauthorizations',
    arrange: async (page, words) => {
      await expect(page.getByText(words.timeLeft.days(6)).first()).toBeVisible();
    },
  },
  {
    name: 'preauthorizations, filtered to nothing',
    path: () => '/preauthorizations?referenceNumber=NO-EXISTE',
    arrange: async (page, words) => {
      await expect(page.getByText(words.preauthorizations.states.filteredTitle)).toBeVisible();
    },
  },
  {
    name: 'a preauthorization to charge, with an error',
    path: ({ authorized }) => `/preauthorizations/charge?id=${authorized.idTransaction}`,
    arrange: async (page, words) => {
      const amount = page.getByLabel(words.authorization.charge.amount);
      await amount.fill('0');
      await pressKey(page, 'Enter');
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'a preauthorization to cancel, with an error',
    path: ({ authorized }) => `/preauthorizations/cancel?id=${authorized.idTransaction}`,
    arrange: async (page, words) => {
      const { reason, submit } = words.authorization.cancel;
      await page.getByLabel(reason).fill('x');
      await page.getByRole('button', { name: submit }).click();
      await expect(page.getByLabel(reason)).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'what is no longer a preauthorization',
    path: ({ declined }) => `/preauthorizations/charge?id=${declined.idTransaction}`,
    arrange: async (page, words) => {
      await expect(
        page.getByRole('link', { name: words.preauthorizations.drawer.seeMovement }),
      ).toBeVisible();
    },
  },
  {
    name: 'detail of a preauthorization',
    path: ({ authorized }) => detailOf(authorized),
    arrange: showsHeading,
  },
  {
    name: 'a cash payment to be simulated',
    path: ({ pending }) => `/transaction-detail/simulate?id=${pending.idTransaction}`,
    arrange: async (page, words) => {
      await expect(page.getByRole('dialog', { name: words.simulation.title })).toBeVisible();
    },
  },
  {
    name: 'velocity rules, one changed and one put back',
    path: () => '/fraud-management',
    arrange: async (page, words) => {
      const values = page.getByRole('textbox', { name: words.fraud.velocity.value });
      await page.getByRole('switch').last().click();
      await values.first().fill('30');
      await values.first().press('Enter');
      await expect(page.getByText(words.fraud.velocity.reverted('1', '29'))).toBeVisible();
      await expect(page.getByText(words.fraud.velocity.dryRun.loading)).toHaveCount(0);
    },
  },
  {
    name: 'blacklist',
    path: () => '/fraud-management/blacklist',
    arrange: showsRows,
  },
  {
    name: 'blacklist, filtered to nothing',
    path: () => '/fraud-management/blacklist?value=nadie%40nunca.example',
    arrange: async (page, words) => {
      await expect(page.getByText(words.fraud.blacklist.states.filteredTitle)).toBeVisible();
    },
  },
  {
    name: 'a card to be put on the blacklist, with an error',
    path: () => '/fraud-management/blacklist/add',
    arrange: async (page) => {
      await page.getByRole('radio').last().check({ force: true });
      await page.getByRole('textbox').fill('4242');
      await pressKey(page, 'Enter');
      await expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'a card on the blacklist',
    path: () => '/fraud-management/blacklist?type=card',
    arrange: async (page, words) => {
      await page.getByText('JCB').click();
      await expect(page.getByText(words.fraud.blacklist.fixedCard)).toBeVisible();
    },
  },
  {
    name: 'an entry that is not on the page',
    path: () => '/fraud-management/blacklist/edit?id=999999',
    arrange: async (page, words) => {
      await expect(page.getByText(words.fraud.blacklist.gone)).toBeVisible();
    },
  },
  {
    name: 'a movement whose payer is to be put on the blacklist',
    path: ({ refundable }) => `/transaction-detail/blacklist?id=${refundable.idTransaction}`,
    arrange: async (page) => {
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused();
    },
  },
  {
    name: 'chargebacks',
    path: () => '/chargebacks',
    arrange: showsRows,
  },
  {
    name: 'chargebacks, filtered to nothing',
    path: () => '/chargebacks?referenceNumber=NO-EXISTE',
    arrange: async (page, words) => {
      await expect(page.getByText(words.chargebacks.states.filteredTitle)).toBeVisible();
    },
  },
  {
    name: 'chargebacks, none asked for',
    path: () => '/chargebacks?statusChargeBack=',
    arrange: async (page, words) => {
      await expect(page.getByText(words.chargebacks.states.nothingSearchedTitle)).toBeVisible();
    },
  },
  {
    name: 'a chargeback that waits for evidence, with errors',
    path: ({ chargebacks }) => `/chargebacks-detail?id=${chargebacks.open}`,
    arrange: async (page, words) => {
      await page.locator('input[type=file]').setInputFiles([
        { name: 'guia.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
        { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') },
      ]);
      await page.getByRole('button', { name: words.chargebacks.proof.saveCount(2) }).click();
      await expect(page.getByText(/foto\.png[»”]/)).toBeVisible();
    },
  },
  {
    name: 'a chargeback with its evidence',
    path: ({ chargebacks }) => `/chargebacks-detail?id=${chargebacks.proven}`,
    arrange: async (page, words) => {
      await expect(page.getByRole('list', { name: words.chargebacks.proof.files })).toBeVisible();
    },
  },
  {
    name: 'a chargeback that was decided',
    path: ({ chargebacks }) => `/chargebacks-detail?id=${chargebacks.decided}`,
    arrange: showsHeading,
  },
  {
    name: 'a chargeback that does not exist',
    path: () => '/chargebacks-detail?id=2000000000',
    arrange: async (page, words) => {
      await expect(page.getByText(words.chargebacks.detail.notFoundTitle)).toBeVisible();
    },
  },
  {
    name: 'a chargeback about to be lost',
    path: ({ chargebacks }) => `/chargebacks-detail/lose?id=${chargebacks.open}`,
    arrange: async (page, words) => {
      await expect(page.getByRole('dialog', { name: words.chargebacks.decide.loseTitle })).toBeVisible();
    },
  },
  {
    name: 'a payment about to be disputed, with an error',
    path: ({ refundable }) => `/transaction-detail/dispute?id=${refundable.idTransaction}`,
    arrange: async (page, words) => {
      const amount = page.getByLabel(words.dispute.amount);
      await amount.fill('0');
      await pressKey(page, 'Enter');
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'e-mails',
    path: () => '/integration/emails',
    arrange: showsRows,
  },
  {
    name: 'e-mails, filtered to nothing',
    path: () => '/integration/emails?idTransaction=2000000000',
    arrange: async (page, words) => {
      await expect(page.getByText(words.emails.states.filteredTitle)).toBeVisible();
    },
  },
  {
    name: 'an e-mail as its reader sees it',
    path: () => '/integration/emails?kind=paymentReceived',
    arrange: async (page, words) => {
      await showsRows(page, words);
      await page.locator('a[href*="/integration/emails/"]').first().click();
      await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
    },
  },
  {
    name: 'an e-mail as text',
    path: () => '/integration/emails?kind=paymentLink',
    arrange: async (page, words) => {
      await page.locator('a[href*="/integration/emails/"]').first().click();
      await page.getByRole('dialog').getByRole('button', { name: words.emails.text, exact: true }).click();
      await expect(page.getByRole('region', { name: words.emails.text })).toBeVisible();
    },
  },
  {
    name: 'an e-mail that does not exist',
    path: () => '/integration/emails/2000000000',
    arrange: async (page, words) => {
      await expect(page.getByRole('dialog', { name: words.emails.notFound })).toBeVisible();
    },
  },
  {
    name: 'request log',
    path: () => '/request-log',
    arrange: async (page, words) => {
      await expect(page.getByText('/transaction/response/1').first()).toBeVisible();
      await expect(page.getByText(words.requestLog.loading)).toBeHidden();
    },
  },
  {
    name: 'request log, filtered to nothing',
    path: () => '/request-log?code=no_existe',
    arrange: async (page, words) => {
      await expect(page.getByText(words.requestLog.states.filteredTitle)).toBeVisible();
    },
  },
  {
    name: 'a request of the log',
    path: () => '/request-log?operation=/transaction/response/%7BtransactionNumber%7D',
    arrange: async (page, words) => {
      await page
        .getByRole('link', { name: /transaction\/response\/1\b/ })
        .first()
        .click();
      await expect(page.getByRole('region', { name: words.requestLog.detail.response })).toBeVisible();
    },
  },
  {
    name: 'a request that does not exist',
    path: () => '/request-log/detail?id=2000000000',
    arrange: async (page, words) => {
      await expect(page.getByRole('dialog', { name: words.requestLog.detail.notFound })).toBeVisible();
    },
  },
  {
    name: 'integration, with a wrong e-mail',
    path: () => '/integration',
    arrange: async (page, words) => {
      const { title, label, invalidTag } = words.integration.emails;
      const emails = page.getByRole('form', { name: title }).getByRole('textbox', { name: label });
      await emails.fill('nadie');
      await emails.press('Enter');
      await expect(page.getByText(invalidTag)).toBeVisible();
    },
  },
  {
    name: 'integration, leaving with changes',
    path: () => '/integration',
    arrange: async (page, words) => {
      const { title, label } = words.integration.notificationText;
      await page.getByRole('form', { name: title }).getByLabel(label, { exact: true }).fill('x');
      await page.getByRole('link', { name: words.integration.sections.keys }).click();
      await expect(page.getByRole('dialog', { name: words.unsaved.title })).toBeVisible();
    },
  },
  {
    name: 'keys',
    path: () => '/integration/keys',
    arrange: async (page, words) => {
      await expect(page.getByRole('link', { name: words.keys.apiKeys.roll })).toBeVisible();
    },
  },
  {
    name: 'keys, one about to be rolled',
    path: () => '/integration/keys/roll',
    arrange: async (page, words) => {
      await expect(page.getByRole('button', { name: words.keys.apiKeys.confirm })).toBeVisible();
    },
  },
  {
    name: 'webhooks, URLs and signature',
    path: () => '/integration/webhooks',
    arrange: async (page, words) => {
      await expect(page.getByRole('link', { name: words.webhooks.signing.roll })).toBeVisible();
    },
  },
  {
    name: 'webhooks, a sample delivered',
    path: () => '/integration/webhooks',
    arrange: deliverSample,
  },
  {
    name: 'webhooks, deliveries',
    path: () => '/integration/webhooks',
    arrange: async (page, words) => {
      await deliverSample(page, words);
      await page.goto('/integration/webhooks/deliveries');
      await expect(page.getByText(words.webhooks.deliveries.sample).first()).toBeVisible();
    },
  },
  {
    name: 'webhooks, no delivery found',
    path: () => '/integration/webhooks/deliveries?idTransaction=2000000000',
    arrange: async (page, words) => {
      await expect(page.getByText(words.webhooks.deliveries.states.filteredTitle)).toBeVisible();
    },
  },
  {
    name: 'webhooks, a message of the inbox',
    path: () => '/integration/webhooks',
    arrange: async (page, words) => {
      await deliverSample(page, words);
      await page.goto('/integration/webhooks/inbox');
      await page
        .getByRole('link', { name: /^transaction\./ })
        .first()
        .click();
      await expect(page.getByText(words.webhooks.inbox.verifiedText)).toBeVisible();
    },
  },
  {
    name: 'deposits',
    path: () => '/settlements',
    arrange: async (page, words) => {
      await expect(page.getByRole('heading', { level: 1, name: words.settlements.title })).toBeVisible();
      await expect(page.getByText(/\$[\d,]+\.\d\d/).first()).toBeVisible();
    },
  },
  {
    name: 'deposit with its movements',
    path: () => '/settlements',
    arrange: async (page, words) => {
      await page.locator('[data-row]').first().click();
      await expect(page.getByRole('heading', { name: words.settlements.detail.composition })).toBeVisible();
      await expect(page.locator('[data-row]').first()).toBeVisible();
    },
  },
  {
    name: 'statement of the running month',
    path: () => '/statment',
    arrange: async (page, words) => {
      await expect(page.getByRole('table', { name: words.statement.byKind })).toBeVisible();
    },
  },
  {
    name: 'statement, no period chosen',
    path: () => '/statment?periodo=1999-01',
    arrange: async (page, words) => {
      await page.getByRole('button', { name: words.statement.download }).click();
      await expect(page.getByLabel(words.statement.period)).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'users of a business',
    path: () => '/users?business=1',
    arrange: async (page, words) => {
      await expect(page.getByRole('link', { name: words.users.edit('general') })).toBeVisible();
    },
  },
  {
    name: 'users, the businesses first',
    path: () => '/users',
    arrange: async (page, words) => {
      await expect(page.getByRole('navigation', { name: words.users.businesses.label })).toBeVisible();
    },
    only: 'phone',
  },
  {
    name: 'users, no business found',
    path: () => '/users?name=nadie',
    arrange: async (page, words) => {
      await expect(page.getByText(words.users.businesses.filtered('nadie'))).toBeVisible();
    },
  },
  {
    name: 'users, a business that is not administered',
    path: () => '/users?business=999',
    arrange: async (page, words) => {
      await expect(page.getByText(words.users.list.absentTitle)).toBeVisible();
    },
  },
  {
    name: 'users, more actions open',
    path: () => '/users?business=1',
    arrange: opens((page, words) => page.getByRole('button', { name: words.users.more('general') }), 'menu'),
  },
  {
    name: 'a user to add, with errors',
    path: () => '/users/add?business=1',
    arrange: async (page, words) => {
      await page.getByRole('checkbox', { name: business.name }).uncheck();
      await page.getByRole('button', { name: words.users.form.suggest }).click();
      await page.getByRole('button', { name: words.users.form.save }).click();
      await expect(page.getByText(words.users.form.businessRequired)).toBeVisible();
    },
  },
  {
    name: 'a user to invite',
    path: () => '/users/invite?business=2',
    arrange: async (page, words) => {
      await page.getByRole('combobox', { name: words.users.form.person }).selectOption('jacaranda');
      await page.getByRole('button', { name: words.users.form.save }).click();
      await expect(page.getByText(words.users.form.required)).toBeVisible();
    },
  },
  {
    name: 'a user to edit',
    path: () => '/users/edit?business=1&id=3',
    arrange: async (page, words) => {
      await page.getByLabel(words.users.form.email).fill('x');
      await page.getByRole('button', { name: words.users.form.save }).click();
      await expect(page.getByLabel(words.users.form.email)).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'a user whom nobody may edit',
    path: () => '/users/edit?business=1&id=2000000000',
    arrange: async (page, words) => {
      await expect(page.getByRole('dialog', { name: words.users.notEditable })).toBeVisible();
    },
  },
  {
    name: 'access to suspend',
    path: () => '/users/suspend?business=1&id=3',
    arrange: async (page, words) => {
      await expect(page.getByRole('button', { name: words.users.suspend })).toBeVisible();
    },
  },
  {
    name: 'a user to remove',
    path: () => '/users/remove?business=1&id=3',
    arrange: async (page, words) => {
      await expect(page.getByRole('button', { name: words.users.remove })).toBeVisible();
    },
  },
  {
    name: 'my account, with errors',
    path: () => '/my-account',
    arrange: async (page, words) => {
      await page.getByRole('button', { name: words.account.password.submit }).click();
      await expect(page.getByText(words.fieldErrors.required)).toHaveCount(2);
    },
  },
  {
    name: 'all sessions to end',
    path: () => '/my-account/end-sessions',
    arrange: async (page, words) => {
      await expect(page.getByRole('dialog', { name: words.account.sessions.endTitle })).toBeVisible();
    },
  },
  {
    name: 'help center',
    path: () => '/help-center',
    arrange: async (page, words) => {
      await page.getByText(words.help.answers.checklist.question).click();
      await expect(page.getByText('soporte@pasarela.example')).toBeVisible();
    },
  },
  {
    name: 'help center, nothing found',
    path: () => '/help-center?q=zzz',
    arrange: async (page, words) => {
      await expect(page.getByText(words.help.nothing('zzz'))).toBeVisible();
    },
  },
];
