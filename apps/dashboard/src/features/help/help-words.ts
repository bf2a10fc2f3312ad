import { useWords } from '#i18n/use-words.ts';

export type HelpAnswer = {
  readonly question: string;
  readonly paragraphs: readonly string[];
  /** In this order. */
  readonly steps?: readonly string[];
};

/** Keeps the names, and lets each answer have steps or none. */
const named = <Name extends string>(answers: Record<Name, HelpAnswer>): Readonly<Record<Name, HelpAnswer>> =>
  answers;

/** Words of the help center: what merchants ask, and where they write. */
const es = {
  title: 'Centro de ayuda',
  intro: 'Lo que más se pregunta al cobrar con Pasarela.',
  search: 'Buscar en la ayuda',
  found: (n: number) => (n === 1 ? '1 respuesta' : `${n} respuestas`),
  nothing: (text: string) => `Ninguna respuesta menciona “${text}”`,
  nothingText: 'Prueba con otra palabra, o escríbenos.',
  clear: 'Limpiar la búsqueda',
  seeAlso: 'Ver también',
  newTab: 'se abre en otra pestaña',
  documentation: 'Documentación',
  links: {
    transactions: 'Movimientos',
    chargebacks: 'Contracargos',
    statement: 'Estado de cuenta',
    paidLeagues: 'Ligas de pago',
    keys: 'Llaves',
    webhooks: 'Webhooks',
    deliveries: 'Envíos de webhooks',
    requestLog: 'Registro de peticiones',
    users: 'Usuarios',
    account: 'Mi cuenta',
    resume: 'Resumen',
    guide: 'Guía: tu primer pago',
    builder: 'Request Builder',
    testCards: 'Tarjetas de prueba',
    credentials: 'Credenciales',
    responses: 'Códigos de respuesta',
    errors: 'Errores',
    feesPage: 'Comisiones',
    refundPage: 'Reembolso por API',
  },
  topics: {
    testEnvironment: 'Ambiente de pruebas',
    production: 'Producción',
    integration: 'Integración',
    validation: 'Validación técnica',
    shop: 'Conectar tu tienda',
    money: 'Cobros y depósitos',
    people: 'Usuarios y accesos',
  },
  answers: named({
    whatIsSandbox: {
      question: '¿Qué es el modo pruebas?',
      paragraphs: [
        'Es tu mismo negocio con dinero ficticio. Lo reconoces por la franja que dice MODO PRUEBAS: tarjetas, referencias de pago y contracargos se comportan como en producción, pero ningún banco participa y nada se cobra.',
        'El ambiente se elige al iniciar sesión. Lo que haces en uno no aparece en el otro.',
      ],
    },
    testPayment: {
      question: '¿Cómo hago un pago de prueba?',
      paragraphs: ['Con una tarjeta de prueba: su número decide el resultado, siempre el mismo.'],
      steps: [
        'Crea el pago desde tu sistema, o con el Request Builder de la documentación, sin escribir código.',
        'Usa 4242 4242 4242 4242 con cualquier vencimiento futuro y un código de 3 dígitos: siempre se acepta.',
        'Búscalo en Movimientos. Para ver un rechazo usa 5105 1051 0510 5100.',
      ],
    },
    moveTime: {
      question: '¿Cómo pruebo lo que tarda días?',
      paragraphs: [
        'Adelanta el reloj de la cuenta desde la franja del modo pruebas. Todo lo que vencía en ese tiempo se realiza en orden: cobros de suscripciones, depósitos, referencias que vencen y plazos de contracargos. El reloj solo avanza.',
        'Lo adelantan los roles Admin, Administrador y Desarrollador.',
      ],
    },
    simulateCash: {
      question: '¿Cómo simulo un pago en efectivo?',
      paragraphs: [
        'Abre un movimiento en Pago pendiente y usa Simular pago. También puedes decidirlo desde el correo del cliente: una dirección que termina en +pagado antes de la arroba se paga sola un segundo después, y una que termina en +sin-pago vence.',
      ],
    },
    emptySandbox: {
      question: '¿Puedo empezar de cero?',
      paragraphs: [
        'Sí. En la franja del modo pruebas, el menú de acciones vacía la cuenta y, si quieres, la vuelve a llenar con datos de demostración. Las llaves y la configuración se conservan. Lo hacen los roles Admin y Administrador.',
      ],
    },
    goLive: {
      question: '¿Cómo paso a producción?',
      paragraphs: ['Cuando tu integración ya pasó la lista de validación técnica:'],
      steps: [
        'Inicia sesión eligiendo Producción y crea ahí la API key: la contraseña se muestra una sola vez.',
        'Guarda en Integración las URL y los correos de producción; no se copian de los de pruebas.',
        'Cambia en tu servidor las credenciales de pruebas por las de producción. Las direcciones y los mensajes son los mismos.',
        'Haz una compra real de poco monto y reembólsala.',
      ],
    },
    productionDeclines: {
      question: '¿Por qué se rechazan los pagos en producción?',
      paragraphs: [
        'Un pago de producción necesita un adquirente, el banco que procesa tus cobros. Mientras este despliegue no tenga uno conectado, cada pago se rechaza con el motivo no_acquirer y un mensaje que lo dice. No es un error de tu integración.',
      ],
    },
    productionDifferences: {
      question: '¿Qué no existe en producción?',
      paragraphs: [
        'El reloj que se adelanta, los simuladores, el vaciado de la cuenta y el buzón de pruebas. Las tarjetas de prueba no funcionan. Todo lo demás es igual, incluidos los estados y los códigos de respuesta.',
      ],
    },
    credentials: {
      question: '¿Dónde están mis credenciales?',
      paragraphs: [
        'En Integración, sección Llaves. La API key siempre se ve; su contraseña solo cuando la creas o la cambias, así que guárdala en ese momento en la configuración de tu servidor, nunca en la página ni en una aplicación que instalan tus clientes.',
        'Si crees que alguien más la conoce, cámbiala: la anterior y sus tokens dejan de servir al instante.',
      ],
    },
    results: {
      question: '¿Cómo se entera mi sistema de un resultado?',
      paragraphs: [
        'Guarda tus URL en Integración, sección Webhooks. A cada resultado se envía un mensaje firmado; si tu servidor no contesta se repite con pausas cada vez mayores, y desde Envíos puedes ver cada intento y enviarlo otra vez.',
        'Comprueba la firma antes de confiar en un mensaje. En modo pruebas hay un buzón que los recibe aunque todavía no tengas servidor.',
      ],
    },
    whyRefused: {
      question: 'Una llamada contesta un error, ¿cómo sé por qué?',
      paragraphs: [
        'El cuerpo dice el código, el campo y qué hacer. En el Registro de peticiones está cada llamada de los últimos 30 días con lo que enviaste, sin datos de tarjeta, y lo que contestamos. Cada código tiene su página en la documentación.',
        'Un rechazo de la tarjeta no es un error: es una respuesta 200 con el código 003.',
      ],
    },
    doubleCharge: {
      question: '¿Cómo evito cobrar dos veces?',
      paragraphs: [
        'Envía una Idempotency-Key distinta por cada intento de cobro y repite la misma si te quedaste sin respuesta: contestamos lo mismo que la primera vez. Además, una referencia ya pagada no se puede volver a cobrar.',
      ],
    },
    checklist: {
      question: '¿Qué debo comprobar antes de producción?',
      paragraphs: [
        'Recorre esta lista en modo pruebas; cada punto se ve en Movimientos, en Envíos o en el Registro de peticiones:',
      ],
      steps: [
        'Un pago aceptado, y tu pedido pasa a pagado solo por el resultado que recibió tu servidor.',
        'Un rechazo: tu cliente ve el motivo y puede intentar con otra tarjeta.',
        'Una tarjeta con 3D Secure: aprobada, rechazada y abandonada.',
        'Una referencia en efectivo pagada y otra vencida.',
        'Un reembolso completo y, después de 24 horas del reloj, uno parcial.',
        'Un webhook con firma comprobada, y otro con la firma alterada que tu servidor no acepta.',
        'La misma llamada repetida con su Idempotency-Key: un solo cobro.',
        'Ningún número de tarjeta en tus bitácoras ni en tu base de datos.',
      ],
    },
    whoValidates: {
      question: '¿Quién hace la validación técnica?',
      paragraphs: [
        'La hace tu equipo con la lista anterior, sin cita: el modo pruebas deja ver cada caso. Si un punto no se comporta como esperas, escríbenos con el id de la petición.',
      ],
    },
    connectWays: {
      question: '¿De qué formas conecto mi tienda?',
      paragraphs: [
        'Hay tres. Pasarela no publica complementos para plataformas de tienda: cualquiera que llame a una API o comparta una liga puede cobrar.',
      ],
      steps: [
        'Página de pago: tu servidor crea el pago y manda al cliente a una página nuestra con tarjeta, meses sin intereses, OXXO, Paynet y Aplazo. La tarjeta nunca pasa por tu sistema.',
        'Sesión de formulario: la tarjeta se captura en tu página con nuestro script, que la envía directo a Pasarela; tu servidor cobra con la sesión.',
        'Ligas de pago: sin programar. Creas la liga aquí, una por una o por archivo, y la compartes por correo o mensaje.',
      ],
    },
    whichWay: {
      question: '¿Cuál me conviene?',
      paragraphs: [
        'Si vendes por mensaje o teléfono, ligas de pago. Si tienes una tienda en línea y quieres empezar pronto, la página de pago. Si necesitas que todo ocurra dentro de tu sitio, la sesión de formulario.',
      ],
    },
    useLinks: {
      question: '¿Cómo cobro con una liga de pago?',
      paragraphs: ['Desde Ligas de pago, en el menú General:'],
      steps: [
        'Elige Generar, y una liga o varias por archivo.',
        'Escribe la referencia, el correo, el monto y la fecha límite; si quieres, pagos recurrentes o a plazos.',
        'Copia la liga y compártela. El estado cambia aquí cuando tu cliente paga; vence a las 11:59 p.m. de su fecha límite.',
        'Mientras no se pague, puedes reenviar su correo o cancelarla con un motivo.',
      ],
    },
    fees: {
      question: '¿Cuánto cuesta cada cobro?',
      paragraphs: [
        'Con tarjeta, 2.9% más 2.50 MXN, y 16% de IVA sobre esa comisión; las de los demás métodos y los meses sin intereses están publicadas. El detalle de cada movimiento muestra la comisión y lo que se deposita. La comisión no se devuelve con un reembolso.',
      ],
    },
    deposits: {
      question: '¿Cuándo me depositan?',
      paragraphs: [
        'Cada día a las 8:00 a.m. de la Ciudad de México se deposita lo pagado hasta la medianoche anterior. El estado de cuenta reúne cada mes los abonos, los cargos y los depósitos.',
      ],
    },
    refunds: {
      question: '¿Cuándo puedo reembolsar?',
      paragraphs: [
        'Pagos con tarjeta y Aplazo, desde 5 minutos después de pagados; antes de 24 horas solo completos. Aplazo siempre es completo. En el panel reembolsa el rol Admin, desde el detalle del movimiento.',
      ],
    },
    chargebacks: {
      question: 'Recibí un contracargo, ¿qué hago?',
      paragraphs: [
        'Reúne la prueba de entrega, la factura y lo que identifique a quien compró, y súbelo en PDF desde el detalle del contracargo: hasta 5 archivos, una sola vez y antes de 10 días. Sin prueba se pierde al terminar el plazo.',
      ],
    },
    addPeople: {
      question: '¿Cómo doy acceso a mi equipo?',
      paragraphs: [
        'En Usuarios, que está en la página de tus negocios, los roles Admin y Administrador agregan personas, invitan a otro negocio a quien ya tienen y eligen un rol por negocio. Da a cada persona su propio usuario: así cada movimiento dice quién lo hizo.',
      ],
    },
    losePeople: {
      question: 'Alguien dejó el equipo, ¿qué hago?',
      paragraphs: [
        'Suspende su acceso o quítalo del negocio: sus sesiones se cierran al instante. Si conocía la contraseña de la API key, cámbiala también.',
      ],
    },
    forgotPassword: {
      question: '¿Qué pasa si olvido mi contraseña?',
      paragraphs: [
        'Usa “¿Olvidaste tu contraseña?” en la página de inicio de sesión: recibes una liga para elegir otra, que sirve una sola vez, durante 30 minutos. Después de 10 intentos fallidos hay que esperar 30 minutos.',
      ],
    },
  }),
  support: {
    title: '¿No encontraste tu respuesta?',
    text: 'Escríbenos. Ayuda mucho el id de la petición (empieza con req_), el número del movimiento y lo que esperabas que pasara. Nunca envíes un número de tarjeta ni una contraseña.',
    email: 'Correo de soporte',
    write: (email: string) => `Escribir a ${email}`,
    subject: (business: string, environment: string) => `Ayuda · ${business} · ${environment}`,
    documentation: 'Documentación técnica',
    documentationText: 'Guía, métodos, tarjetas de prueba y códigos de error.',
    requestLog: 'Registro de peticiones',
    requestLogText: 'Cada llamada de tu integración y lo que contestamos.',
    failed: 'No se pudo cargar el correo de soporte',
  },
};

const en: typeof es = {
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
        'Use “Forgot your password?” on the sign-in page: you receive a link to choose another, which works once, for 30 minutes. After 10 failed attempts you have to wait 30 minutes.',
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

export const helpWords = { es, en };
export const useHelpWords = (): typeof es => useWords(helpWords);
