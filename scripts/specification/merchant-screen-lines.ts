import { component, contract, journey, scenario, screen } from './proofs.ts';
import { line } from './specification-line.ts';

/** Section 2, screen behaviour: subscriptions, paid leagues, chargebacks, fraud, users, account, help, statement. */
export const merchantScreenLines = [
  line(
    'D 2 Subscriptions: three tabs: active, paused, canceled',
    journey('subscriptions', 'three tabs in the address, a search, a report'),
    screen('features/subscriptions/list/subscriptions-search', 'the tab is in the address'),
    scenario('subscriptions', 'has three tabs, a search by the beginning of the reference'),
  ),
  line(
    'D 2 Subscriptions: each list is searched by reference',
    journey('subscriptions', 'three tabs in the address, a search, a report'),
    scenario('subscriptions', 'has three tabs, a search by the beginning of the reference'),
  ),
  line(
    'D 2 Subscriptions: a report button',
    journey('subscriptions', 'three tabs in the address, a search, a report'),
    scenario('subscriptions', 'holds all that is found, whatever the rows'),
  ),
  line(
    'D 2 Subscriptions: pages of 10',
    screen('features/subscriptions/list/subscriptions-search', 'the list asks for ten rows of its tab'),
    journey('list-experience', 'the list /subscriptions is left page by page'),
  ),
  line(
    'D 2 Subscriptions: an active row is canceled',
    journey('subscriptions', 'a subscription is canceled by keyboard alone, with a reason'),
    screen('features/subscriptions/subscription-links', 'active can be canceled, paused all three'),
  ),
  line(
    'D 2 Subscriptions: a paused row has replace card token, or copies the link where one exists; and cancel',
    journey('subscriptions', 'the card is replaced on its page, and the subscription charges again'),
    screen('features/subscriptions/subscription-links', 'active can be canceled, paused all three'),
  ),
  line(
    'D 2 Subscriptions: a paused one is reactivated, in its row and in its detail, as decided',
    journey('subscriptions', 'the card is replaced on its page, and the subscription charges again'),
  ),
  line(
    'D 2 Subscriptions: the reprocess button appears only with IsReprocessSubscriptions',
    journey('subscriptions', 'a business that does not reprocess has no button'),
    journey('subscriptions', 'today is reprocessed once'),
    scenario('subscriptions-reprocess', 'not offered where the business does not reprocess'),
  ),
  line(
    'D 2 Subscriptions: it is disabled, with a tooltip, while attempts are unfinished or records are pending',
    contract('subscriptions/reprocess-rules', 'a reprocess where records are pending'),
    journey('subscriptions', 'until it can be, and once it was, the button says why not'),
  ),
  line(
    'D 2 Subscriptions: … or when no attempt has been made today',
    contract('subscriptions/reprocess-rules', 'a reprocess where no attempt was made today'),
  ),
  line(
    'D 2 Subscriptions: it is enabled when attempts exist and no records are pending',
    contract('subscriptions/reprocess-rules', 'a reprocess where attempts were made and nothing is pending'),
    journey('subscriptions', 'today is reprocessed once'),
  ),
  line(
    'D 2 Routes: /subscriptions-details/{active}/{id}/: Activa, Cancelada, anything else means paused',
    screen('app/screens', 'subscriptionDetail stands at /subscriptions-details/:active/:id '),
    screen('features/subscriptions/subscription-links', 'Activa in an address means active'),
    screen('features/subscriptions/subscription-links', 'Cancelada in an address means canceled'),
    screen('features/subscriptions/subscription-links', 'x in an address means paused'),
    journey('subscriptions', 'what the address of a detail says is put right'),
  ),
  line(
    'D 2 Subscription detail: id, reference, customer, e-mail, amount, creation date, frequency, total charged',
    journey('subscription-detail', 'an active one shows every field that is specified'),
  ),
  line(
    'D 2 Subscription detail: the next payment of an active one only, otherwise the date of cancel or pause',
    journey(
      'subscription-detail',
      'an active one shows every field that is specified, and when it charges next',
    ),
    journey('subscription-detail', 'a paused one shows since when, a canceled one when it was canceled'),
  ),
  line(
    'D 2 Subscription detail: the number of payments if it is greater than 0',
    journey('subscription-detail', 'the number of payments is shown where there is one'),
  ),
  line(
    'D 2 Subscription detail: the badge is green for Activa, red for Cancelada, orange otherwise',
    component('features/subscriptions/subscription-status-badge', 'subscription status 1 is Activa'),
    component('features/subscriptions/subscription-status-badge', 'subscription status 2 is Pausada'),
    component('features/subscriptions/subscription-status-badge', 'subscription status 3 is Cancelada'),
  ),
  line(
    'D 2 Subscription detail: remaining attempts, hidden unless Activa',
    journey('subscription-detail', 'neither has attempts left'),
    journey('subscription-detail', 'an active one shows every field that is specified'),
  ),
  line(
    'D 2 Subscription detail: a cancel button, not on a canceled one',
    journey('subscription-detail', 'a paused one shows since when, a canceled one when it was canceled'),
    journey('subscription-detail', 'an active one shows every field that is specified'),
  ),
  line(
    'D 2 Subscription detail: a history of ten a page',
    journey('subscription-detail', 'the history has ten attempts a page'),
  ),
  line(
    'D 2 Fraud management: a tab of velocity rules',
    journey('fraud-velocity', 'a rule is tried on past payments, saved, and holds the next payment'),
  ),
  line(
    'D 2 Fraud management: a tab of the blacklist, by pages',
    journey('fraud-blacklist', 'an e-mail is listed, stops its payments, and is switched off'),
    journey('list-experience', 'the list /fraud-management/blacklist is left page by page'),
    scenario('fraud-blacklist', 'has pages of ten with an exact total'),
  ),
  line(
    'D 2 Users: a list of businesses with search and user counts',
    journey('users', 'the businesses are searched, and each has its count and its users'),
  ),
  line(
    'D 2 Users: the users of each business',
    journey('users', 'the businesses are searched, and each has its count and its users'),
    scenario('users', 'are told with their role, and what the caller may do with them'),
  ),
  line(
    'D 2 Users: a drawer adds a user',
    journey('users', 'a user is added with a suggested password and a role in each business'),
  ),
  line(
    'D 2 Users: a drawer invites one',
    journey('users', 'somebody is invited to another business of the caller'),
  ),
  line(
    'D 2 Users: a drawer edits one; the name is locked',
    journey('users', 'the name of who is edited is locked, and only the current business is shown'),
    scenario('users', 'leaves the name, and never sets a password'),
  ),
  line(
    'D 2 Users: a role is chosen for each business',
    journey('users', 'a user is added with a suggested password and a role in each business'),
    scenario('users', 'signs in with what the form said, and has the role of each business'),
  ),
  line(
    'D 2 My account: user info and business info',
    journey('my-account', 'the user, the business and the affiliated businesses are shown'),
  ),
  line(
    'D 2 My account: an affiliated business that is clicked is the current company, at /home',
    journey('my-account', 'one that is clicked is entered'),
  ),
  line(
    'D 2 Help center: an FAQ accordion',
    journey('help-center', 'a question opens on its answer, by keyboard alone, and leads on'),
  ),
  line(
    'D 2 Help center: test environment, production, integration, technical validation, plugins',
    screen('features/help/help', 'every answer stands in one topic, and every topic has its words'),
    journey('help-center', 'a question opens on its answer, by keyboard alone, and leads on'),
  ),
  line(
    'D 2 Help center: three ways to connect a shop, in place of three plugins, as decided',
    screen('features/help/help', 'the three ways of connecting a shop are told'),
    journey('help-center', 'three ways to connect a shop are told'),
  ),
  line(
    'D 2 Help center: support channels',
    journey('help-center', 'support is the address of the deployment'),
  ),
  line(
    'D 2 Statement: a period is selected',
    journey('statement', "in es: a month is chosen, its figures are the ledger's"),
    journey('statement', "in en: a month is chosen, its figures are the ledger's"),
  ),
  line(
    'D 2 Statement: its totals are shown',
    journey('statement', "in es: a month is chosen, its figures are the ledger's"),
    journey('statement', 'the months lead to their figures'),
  ),
  line('D 2 Statement: its PDF is downloaded', journey('statement', 'and its PDF is downloaded and read')),
];
