import type { helpWords as es } from '#i18n/es/help.ts';

export const helpWords: typeof es = {
  title: 'Help center',
  intro: 'What is asked most about charging with Pasarela.',
  search: 'Search the help',
  found: (n) => (n === 1 ? '1 answer' : `${n} answers`),
  nothing: (text) => `No answer mentions “${text}”`,
  nothingText: 'Try another word, or write to us.',
  clear: 'Clear the search',
  seeAlso: 'See also',
  newTab: 'opens in another tab',
  documentation: 'Documentation',
  links: {
    transactions: 'Movements',
    chargebacks: 'Chargebacks',
    statement: 'Statement',
    paidLeagues: 'Paid leagues',
    keys: 'Keys',
    webhooks: 'Webhooks',
    deliveries: 'Webhook deliveries',
    requestLog: 'Request log',
    users: 'Users',
    account: 'My account',
    resume: 'Resume',
    guide: 'Guide: your first payment',
    builder: 'Request Builder',
    testCards: 'Test cards',
    credentials: 'Credentials',
    responses: 'Response codes',
    errors: 'Errors',
    feesPage: 'Fees',
    refundPage: 'Refunds by API',
  },
  topics: {
    testEnvironment: 'Test environment',
    production: 'Production',
    integration: 'Integration',
    validation: 'Technical validation',
    shop: 'Connecting your shop',
    money: 'Charges and deposits',
    people: 'Users and access',
  },
  answers: {
    whatIsSandbox: {
      question: 'What is test mode?',
      paragraphs: [
        'Your own business with money that is not real. You know it by the band that says MODO PRUEBAS: cards, payment references and chargebacks behave as in production, but no bank takes part and nothing is charged.',
        'The environment is chosen when you sign in. What you do in one does not appear in the other.',
      ],
    },
    testPayment: {
      question: 'How do I make a test payment?',
      paragraphs: ['With a test card: its number decides the outcome, always the same one.'],
      steps: [
        'Create the payment from your system, or with the Request Builder of the documentation, without writing code.',
        'Use 4242 4242 4242 4242 with any expiry to come and a code of 3 digits: it is always accepted.',
        'Find it in Movements. To see a decline use 5105 1051 0510 5100.',
      ],
    },
    moveTime: {
      question: 'How do I test what takes days?',
      paragraphs: [
        "Move the account's clock forward from the band of test mode. All that falls due in that time is carried out in its order: charges of subscriptions, deposits, references that expire and deadlines of chargebacks. The clock only moves forward.",
        'The roles Admin, Administrator and Developer move it.',
      ],
    },
    simulateCash: {
      question: 'How do I simulate a cash payment?',
      paragraphs: [
        "Open a transaction in Pending payment and use Simulate payment. The customer's e-mail can decide it too: an address that ends in +pagado before the at sign is paid by itself a second later, and one that ends in +sin-pago expires.",
      ],
    },
    emptySandbox: {
      question: 'Can I begin again from nothing?',
      paragraphs: [
        'Yes. In the band of test mode, the menu of actions empties the account and, if you like, fills it with demo data again. Keys and settings stay. The roles Admin and Administrator do this.',
      ],
    },
    goLive: {
      question: 'How do I go to production?',
      paragraphs: ['Once your integration has passed the list of the technical validation:'],
      steps: [
        'Sign in with Production chosen and make the API key there: its password is shown once.',
        'Save the URLs and e-mails of production in Integration; they are not copied from those of test mode.',
        'On your server, put the credentials of production in place of the test ones. Addresses and messages are the same.',
        'Make a real purchase of a small amount, and refund it.',
      ],
    },
    productionDeclines: {
      question: 'Why are payments declined in production?',
      paragraphs: [
        'A payment in production needs an acquirer, the bank that processes your charges. While this deployment has none connected, each payment is declined with the reason no_acquirer and a message that says so. It is not a mistake of your integration.',
      ],
    },
    productionDifferences: {
      question: 'What does not exist in production?',
      paragraphs: [
        'The clock that is moved, the simulators, the emptying of the account and the test inbox. Test cards do not work. Everything else is the same, statuses and response codes included.',
      ],
    },
    credentials: {
      question: 'Where are my credentials?',
      paragraphs: [
        'In Integration, section Keys. The API key is always visible; its password only when you make or change it, so keep it at that moment in the configuration of your server, never in the page nor in an app that your customers install.',
        'If you believe that somebody else knows it, change it: the one before and its tokens stop working at once.',
      ],
    },
    results: {
      question: 'How does my system learn of a result?',
      paragraphs: [
        'Save your URLs in Integration, section Webhooks. A signed message is sent for each result; if your server does not answer it is repeated with growing pauses, and in Deliveries you can see each attempt and send it again.',
        'Check the signature before you trust a message. In test mode there is an inbox that receives them even while you have no server yet.',
      ],
    },
    whyRefused: {
      question: 'A call answers an error: how do I know why?',
      paragraphs: [
        'The body says the code, the field and what to do. The Request log has each call of the last 30 days with what you sent, without card data, and what we answered. Each code has a page of its own in the documentation.',
        'A card that is declined is not an error: it is a 200 answer with the code 003.',
      ],
    },
    doubleCharge: {
      question: 'How do I avoid charging twice?',
      paragraphs: [
        'Send another Idempotency-Key with each attempt to charge, and repeat the same one if you were left without an answer: we answer the same as the first time. Besides, a reference that is paid cannot be charged again.',
      ],
    },
    checklist: {
      question: 'What should I check before production?',
      paragraphs: [
        'Go through this list in test mode; each point can be seen in Movements, in Deliveries or in the Request log:',
      ],
      steps: [
        'A payment that is accepted, and your order becomes paid only by the result that your server received.',
        'A decline: your customer sees the reason and can try another card.',
        'A card with 3D Secure: approved, failed and left.',
        'A cash reference that is paid, and one that expires.',
        'A whole refund and, after 24 hours of the clock, a part.',
        'A webhook whose signature you checked, and one with a changed signature that your server does not take.',
        'The same call repeated with its Idempotency-Key: one charge.',
        'No card number in your logs nor in your database.',
      ],
    },
    whoValidates: {
      question: 'Who does the technical validation?',
      paragraphs: [
        'Your team does, with the list above and without an appointment: test mode shows each case. If a point does not behave as you expect, write to us with the request id.',
      ],
    },
    connectWays: {
      question: 'In which ways do I connect my shop?',
      paragraphs: [
        'There are three. Pasarela publishes no plugins for shop platforms: whoever can call an API or share a link can charge.',
      ],
      steps: [
        'Hosted checkout: your server creates the payment and sends the customer to a page of ours with cards, months without interest, OXXO, Paynet and Aplazo. The card never passes through your system.',
        'Form session: the card is typed on your page with our script, which sends it straight to Pasarela; your server charges with the session.',
        'Payment links: without programming. You make the link here, one by one or from a file, and share it by e-mail or message.',
      ],
    },
    whichWay: {
      question: 'Which one suits me?',
      paragraphs: [
        'If you sell by message or by phone, payment links. If you have an online shop and want to begin soon, the hosted checkout. If everything has to happen inside of your site, the form session.',
      ],
    },
    useLinks: {
      question: 'How do I charge with a payment link?',
      paragraphs: ['From Paid leagues, in the General menu:'],
      steps: [
        'Choose Generate, and one link or several from a file.',
        'Write the reference, the e-mail, the amount and the due date; if you like, recurring payments or installments.',
        'Copy the link and share it. Its status changes here when your customer pays; it expires at 23:59 of its due date.',
      ],
    },
    fees: {
      question: 'What does each charge cost?',
      paragraphs: [
        'By card, 2.9% plus 2.50 MXN, and 16% IVA on that fee; the other methods and months without interest have their published fees. The detail of each transaction shows the fee and what is deposited. Fees are not returned with a refund.',
      ],
    },
    deposits: {
      question: 'When am I paid out?',
      paragraphs: [
        'Every day at 8:00 in Mexico City, what was paid by the midnight before is settled. The statement gathers the credits, charges and settlements of each month.',
      ],
    },
    refunds: {
      question: 'When can I refund?',
      paragraphs: [
        'Payments by card and Aplazo, from 5 minutes after they were paid; before 24 hours only whole. Aplazo is always whole. In the dashboard the role Admin refunds, from the detail of the transaction.',
      ],
    },
    chargebacks: {
      question: 'I received a chargeback: what do I do?',
      paragraphs: [
        'Gather the proof of delivery, the invoice and what identifies the buyer, and upload it as PDF from the detail of the chargeback: up to 5 files, once, and before 10 days have passed. Without proof it is lost when that time is over.',
      ],
    },
    addPeople: {
      question: 'How do I give my team access?',
      paragraphs: [
        'In Users, on the page of your businesses, the roles Admin and Administrator add people, invite those they have to another business, and choose a role in each. Give every person a user of their own: then each transaction says who did what.',
      ],
    },
    losePeople: {
      question: 'Somebody left the team: what do I do?',
      paragraphs: [
        'Suspend their access or remove them from the business: their sessions are closed at once. If they knew the password of the API key, change it too.',
      ],
    },
    forgotPassword: {
      question: 'What if I forget my password?',
      paragraphs: [
        'Nobody else can see or change it. Ask whoever administers your business to remove you from it and add you again with a new password. After 10 failed attempts one has to wait 30 minutes.',
      ],
    },
  },
  support: {
    title: 'Did you not find your answer?',
    text: 'Write to us. The request id (it begins with req_), the number of the transaction and what you expected to happen help much. Never send a card number or a password.',
    email: 'Support e-mail',
    write: (email) => `Write to ${email}`,
    subject: (business, environment) => `Help · ${business} · ${environment}`,
    documentation: 'Technical documentation',
    documentationText: 'Guide, methods, test cards and error codes.',
    requestLog: 'Request log',
    requestLogText: 'Each call of your integration, and what we answered.',
    failed: 'The support e-mail could not be loaded',
  },
};
