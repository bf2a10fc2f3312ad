import type { helpWords as es } from '#i18n/es/help.ts';

export const helpWords: typeof es = {
  title: 'Help center',
  intro: 'The most common questions about charging with Pasarela.',
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
    shop: 'Connecting your store',
    money: 'Charges and deposits',
    people: 'Users and access',
  },
  answers: {
    whatIsSandbox: {
      question: 'What is test mode?',
      paragraphs: [
        'Your own business with money that is not real. You can tell by the bar that says MODO PRUEBAS: cards, payment references and chargebacks behave as in production, but no bank is involved and nothing is charged.',
        'The environment is chosen when you sign in. What you do in one does not appear in the other.',
      ],
    },
    testPayment: {
      question: 'How do I make a test payment?',
      paragraphs: ['With a test card: its number decides the outcome, which is always the same.'],
      steps: [
        'Create the payment from your system, or with the Request Builder in the documentation, without writing code.',
        'Use 4242 4242 4242 4242 with any future expiry date and a 3-digit code: it is always accepted.',
        'Find it in Movements. To see a decline, use 5105 1051 0510 5100.',
      ],
    },
    moveTime: {
      question: 'How do I test things that take days?',
      paragraphs: [
        "Move the account's clock forward from the test mode bar. Everything that falls due in that time is carried out in order: subscription charges, deposits, expiring references and chargeback deadlines. The clock only moves forward.",
        'The Admin, Administrator and Developer roles can move it.',
      ],
    },
    simulateCash: {
      question: 'How do I simulate a cash payment?',
      paragraphs: [
        "Open a transaction in Pending payment and use Simulate payment. The customer's e-mail can decide too: with an address that ends in +pagado before the at sign, it is paid automatically a second later, and with +sin-pago it expires.",
      ],
    },
    emptySandbox: {
      question: 'Can I start over from scratch?',
      paragraphs: [
        'Yes. In the test mode bar, the actions menu empties the account and, if you like, fills it with demo data again. Keys and settings stay. The Admin and Administrator roles can do this.',
      ],
    },
    goLive: {
      question: 'How do I go to production?',
      paragraphs: ['Once your integration has passed the technical validation list:'],
      steps: [
        'Sign in with Production chosen and create the API key there: its password is shown once.',
        'Save the production URLs and e-mails in Integration; they are not copied from test mode.',
        'On your server, replace the test credentials with the production ones. Addresses and messages are the same.',
        'Make a real purchase of a small amount, and refund it.',
      ],
    },
    productionDeclines: {
      question: 'Why are payments declined in production?',
      paragraphs: [
        'A payment in production needs an acquirer, the bank that processes your charges. While this deployment has none connected, every payment is declined with the reason no_acquirer and a message that says so. It is not an error in your integration.',
      ],
    },
    productionDifferences: {
      question: 'What does not exist in production?',
      paragraphs: [
        'Moving the clock, the simulators, emptying the account and the test inbox. Test cards do not work. Everything else is the same, statuses and response codes included.',
      ],
    },
    credentials: {
      question: 'Where are my credentials?',
      paragraphs: [
        'In Integration, Keys section. The API key is always visible; its password only when you create or change it, so save it right then in your server’s configuration, never in the page or in an app that your customers install.',
        'If you think somebody else knows it, change it: the previous one and its tokens stop working immediately.',
      ],
    },
    results: {
      question: 'How does my system find out about a result?',
      paragraphs: [
        'Save your URLs in Integration, Webhooks section. A signed message is sent for each result; if your server does not respond, it is retried after longer and longer pauses, and in Deliveries you can see each attempt and send it again.',
        'Check the signature before you trust a message. In test mode there is an inbox that receives them even if you have no server yet.',
      ],
    },
    whyRefused: {
      question: 'A call returns an error: how do I find out why?',
      paragraphs: [
        'The body gives the code, the field and what to do. The Request log has each call from the last 30 days with what you sent, without card data, and what we returned. Each code has its own page in the documentation.',
        'A declined card is not an error: it is a 200 response with code 003.',
      ],
    },
    doubleCharge: {
      question: 'How do I avoid charging twice?',
      paragraphs: [
        'Send a different Idempotency-Key with each attempt to charge, and repeat the same one if you got no response: we return the same as the first time. Also, a paid reference cannot be charged again.',
      ],
    },
    checklist: {
      question: 'What should I check before production?',
      paragraphs: [
        'Go through this list in test mode; each point can be seen in Movements, in Deliveries or in the Request log:',
      ],
      steps: [
        'An accepted payment: your order becomes paid only through the result that your server received.',
        'A decline: your customer sees the reason and can try another card.',
        'A card with 3D Secure: approved, failed and left.',
        'A cash reference that is paid, and one that expires.',
        'A full refund and, after 24 hours by the clock, a partial one.',
        'A webhook whose signature you checked, and one with an altered signature that your server rejects.',
        'The same call repeated with its Idempotency-Key: one charge.',
        'No card numbers in your logs or your database.',
      ],
    },
    whoValidates: {
      question: 'Who does the technical validation?',
      paragraphs: [
        'Your team does, with the list above and no appointment: test mode shows each case. If a point does not behave as you expect, write to us with the request id.',
      ],
    },
    connectWays: {
      question: 'How can I connect my store?',
      paragraphs: [
        'There are three. Pasarela publishes no plugins for e-commerce platforms: anyone who can call an API or share a link can charge.',
      ],
      steps: [
        'Hosted checkout: your server creates the payment and sends the customer to our page, with cards, months without interest, OXXO, Paynet and Aplazo. The card never passes through your system.',
        'Form session: the card is typed on your page with our script, which sends it straight to Pasarela; your server charges with the session.',
        'Payment links: no programming. You create them here, one by one or from a file, and share them by e-mail or message.',
      ],
    },
    whichWay: {
      question: 'Which one suits me?',
      paragraphs: [
        'If you sell by message or by phone, payment links. If you have an online store and want to start soon, the hosted checkout. If everything has to happen on your site, the form session.',
      ],
    },
    useLinks: {
      question: 'How do I charge with a payment link?',
      paragraphs: ['From Paid leagues, in the General menu:'],
      steps: [
        'Choose Generate, and one link or several from a file.',
        'Enter the reference, the e-mail, the amount and the due date; if you like, recurring payments or installments.',
        'Copy the link and share it. Its status changes here when your customer pays; it expires at 11:59 PM of its due date.',
        'While it is unpaid you can resend its e-mail, or cancel it with a reason.',
      ],
    },
    fees: {
      question: 'What does each charge cost?',
      paragraphs: [
        'By card, 2.9% plus 2.50 MXN, and 16% IVA on that fee; fees for other methods and months without interest are published. Each transaction’s detail shows the fee and what is deposited. Fees are not returned with a refund.',
      ],
    },
    deposits: {
      question: 'When am I paid out?',
      paragraphs: [
        'Every day at 8:00 AM in Mexico City, payments made before the previous midnight are deposited. The statement shows the credits, charges and deposits of each month.',
      ],
    },
    refunds: {
      question: 'When can I refund?',
      paragraphs: [
        'Card and Aplazo payments, from 5 minutes after they were paid; before 24 hours, only in full. Aplazo is always in full. In the dashboard, the Admin role refunds from the transaction detail.',
      ],
    },
    chargebacks: {
      question: 'I received a chargeback: what do I do?',
      paragraphs: [
        'Gather the proof of delivery, the invoice and what identifies the buyer, and upload it as PDF from the chargeback detail: up to 5 files, once, and within 10 days. Without proof it is lost when that time is up.',
      ],
    },
    addPeople: {
      question: 'How do I give my team access?',
      paragraphs: [
        'In Users, on your businesses page, the Admin and Administrator roles add people, invite them to other businesses, and choose a role in each. Give each person their own user: then each transaction shows who did what.',
      ],
    },
    losePeople: {
      question: 'Somebody left the team: what do I do?',
      paragraphs: [
        'Suspend their access or remove them from the business: their sessions are closed immediately. If they knew the API key password, change it too.',
      ],
    },
    forgotPassword: {
      question: 'What if I forget my password?',
      paragraphs: [
        'Nobody else can see or change it. Ask an administrator of your business to remove you from it and add you again with a new password. After 10 failed attempts you have to wait 30 minutes.',
      ],
    },
  },
  support: {
    title: 'Did not find your answer?',
    text: 'Write to us. Include the request id (it starts with req_), the transaction number and what you expected to happen. Never send a card number or a password.',
    email: 'Support e-mail',
    write: (email) => `Write to ${email}`,
    subject: (business, environment) => `Help · ${business} · ${environment}`,
    documentation: 'Technical documentation',
    documentationText: 'Guide, methods, test cards and error codes.',
    requestLog: 'Request log',
    requestLogText: 'Each call from your integration, and what we returned.',
    failed: 'The support e-mail could not be loaded',
  },
};
