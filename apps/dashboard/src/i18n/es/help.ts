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
export const helpWords = {
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
    feesPage: 'Tarifas',
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
        'Es tu mismo negocio con dinero de mentira. Lo reconoces por la franja que dice MODO PRUEBAS: tarjetas, referencias de pago y contracargos se comportan como en producción, pero ningún banco participa y nada se cobra.',
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
        'Copia la liga y compártela. El estado cambia aquí cuando tu cliente paga; vence a las 23:59 de su fecha límite.',
        'Mientras no se pague, puedes reenviar su correo o cancelarla con un motivo.',
      ],
    },
    fees: {
      question: '¿Cuánto cuesta cada cobro?',
      paragraphs: [
        'Con tarjeta, 2.9% más 2.50 MXN, y 16% de IVA sobre esa comisión; los demás métodos y los meses sin intereses tienen su tarifa publicada. El detalle de cada movimiento muestra la comisión y lo que se deposita. La comisión no se devuelve con un reembolso.',
      ],
    },
    deposits: {
      question: '¿Cuándo me depositan?',
      paragraphs: [
        'Cada día a las 8:00 de la Ciudad de México se liquida lo pagado hasta la medianoche anterior. El estado de cuenta reúne cada mes los abonos, los cargos y las liquidaciones.',
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
        'Nadie más la puede ver ni cambiar. Pide a quien administra tu negocio que te quite de él y te agregue otra vez con una contraseña nueva. Después de 10 intentos fallidos hay que esperar 30 minutos.',
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
