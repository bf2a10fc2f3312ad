import type { Locale } from '../site/locales.ts';

/**
 * Words for one thing. Each of them, in whatever language, also finds pages with the words that the documentation of the
 * reader's language uses. Written without accents and capitals; of several forms of a word, one.
 */
export type Synonyms = Readonly<Record<Locale, readonly string[]>> & {
  /** What readers type, and the documentation does not say. */
  readonly typed: readonly string[];
};

export const synonyms: readonly Synonyms[] = [
  // Getting started
  {
    typed: ['quickstart', 'quick start', 'getting started', 'hello world', 'inicio rapido', 'empezar'],
    es: ['primer pago'],
    en: ['first payment'],
  },
  { typed: ['key', 'llave', 'clave', 'credential', 'credencial'], es: ['api key'], en: ['api key'] },
  {
    typed: ['private key', 'secret key', 'llave privada', 'llave secreta', 'clave privada', 'clave secreta'],
    es: ['contrasena secreto'],
    en: ['password secret'],
  },
  {
    typed: ['sdk', 'library', 'libreria', 'client library', 'swagger', 'npm', 'composer'],
    es: ['openapi'],
    en: ['openapi'],
  },
  {
    typed: ['go live', 'going live', 'launch', 'salir en vivo', 'pasar a produccion'],
    es: ['validacion para produccion'],
    en: ['production validation'],
  },
  {
    typed: ['sandbox clock', 'test clock', 'time travel', 'adelantar dias', 'adelantar tiempo'],
    es: ['adelantar reloj'],
    en: ['clock forward'],
  },
  { typed: ['jwt', 'bearer', 'access token'], es: ['jwt'], en: ['jwt'] },
  {
    typed: ['expired', 'expirado', 'expirada', 'vencido', 'vencida', 'caducado'],
    es: ['vence'],
    en: ['expire'],
  },
  { typed: ['idempotencia'], es: ['idempotency'], en: ['idempotency'] },

  // Ways to pay
  {
    typed: ['installment', 'mensualidad', 'monthly payment'],
    es: ['meses sin intereses'],
    en: ['months without interest'],
  },
  { typed: ['msi', 'interest free'], es: ['meses sin intereses'], en: ['months without interest'] },
  {
    typed: ['hosted checkout', 'hosted page', 'payment page', 'pagina de pago', 'checkout alojado'],
    es: ['web checkout'],
    en: ['web checkout'],
  },
  {
    typed: ['return url', 'redirect url', 'success url', 'back url', 'url de retorno', 'url de regreso'],
    es: ['regresa sitio', 'returnurl'],
    en: ['return site', 'returnurl'],
  },
  {
    typed: ['hosted fields', 'elements', 'campos alojados', 'iframe', 'tarjeta cifrada'],
    es: ['sesion de formulario'],
    en: ['form session'],
  },
  {
    typed: ['oxxo', 'paynet', 'convenience store', 'tienda de conveniencia'],
    es: ['efectivo'],
    en: ['cash'],
  },
  { typed: ['barcode'], es: ['codigo de barras'], en: ['barcode'] },
  {
    typed: ['bnpl', 'buy now pay later', 'compra ahora paga despues', 'pago en plazos'],
    es: ['aplazo'],
    en: ['aplazo'],
  },
  { typed: ['bank transfer', 'wire', 'transferencia', 'clabe'], es: ['spei'], en: ['spei'] },
  { typed: ['credit card', 'card'], es: ['tarjeta'], en: ['card'] },
  { typed: ['debit'], es: ['debito'], en: ['debit'] },
  { typed: ['minimum', 'minimo'], es: ['minimo'], en: ['minimum'] },
  { typed: ['amex'], es: ['american express'], en: ['american express'] },

  // Kinds of payment
  { typed: ['payment', 'charge', 'cobrar'], es: ['pago', 'cobro'], en: ['payment', 'charge'] },
  {
    typed: [
      'recurring',
      'recurrente',
      'domiciliacion',
      'domiciliado',
      'membership',
      'membresia',
      'subscription',
      'suscripcion',
    ],
    es: ['suscripcion'],
    en: ['subscription'],
  },
  {
    typed: ['free trial', 'trial', 'prueba gratis', 'periodo de prueba'],
    es: ['fecha inicial'],
    en: ['start date'],
  },
  { typed: ['paused', 'pausa', 'pausado'], es: ['pausa'], en: ['paused'] },
  { typed: ['dar de baja', 'unsubscribe'], es: ['cancelar'], en: ['cancel'] },
  { typed: ['biweekly', 'fortnight', 'quincena', 'quincenal'], es: ['biweekly'], en: ['biweekly'] },
  {
    typed: ['preauthorization', 'preauth', 'preautorizacion', 'hold', 'authorize', 'two step', 'bloqueo'],
    es: ['autorizacion', 'cobro diferido'],
    en: ['authorization', 'deferred capture'],
  },
  { typed: ['capture', 'captura'], es: ['captura'], en: ['capture'] },
  { typed: ['partial', 'parcial'], es: ['parcial', 'una parte'], en: ['partial', 'part'] },
  {
    typed: ['void', 'anular', 'release', 'reverse', 'reversa'],
    es: ['cancelar autorizacion', 'libera autorizado'],
    en: ['cancel authorization', 'release authorized'],
  },
  {
    typed: ['save card', 'store card', 'guardar tarjeta'],
    es: ['crear token', 'guardar tarjeta'],
    en: ['create token', 'save card'],
  },
  {
    typed: ['saved card', 'card on file', 'tarjeta guardada', 'vault'],
    es: ['token tarjeta'],
    en: ['token card'],
  },
  { typed: ['delete', 'remove', 'eliminar', 'quitar'], es: ['borrar'], en: ['delete'] },

  // After the payment
  { typed: ['refund', 'devolucion', 'devolver', 'money back'], es: ['reembolso'], en: ['refund'] },
  { typed: ['dispute', 'disputa', 'chargeback'], es: ['contracargo'], en: ['chargeback'] },
  { typed: ['declined', 'rejected', 'declinada', 'denegada', 'decline'], es: ['rechazo'], en: ['decline'] },
  {
    typed: ['reconciliation', 'settlement', 'conciliacion', 'conciliar', 'corte'],
    es: ['reporte'],
    en: ['report'],
  },
  { typed: ['fee', 'commission', 'pricing', 'tarifa', 'costo', 'precio'], es: ['comision'], en: ['fee'] },
  { typed: ['status', 'estatus'], es: ['estado'], en: ['status'] },

  // Webhooks, retries, fraud
  { typed: ['notification', 'callback', 'ipn', 'notificacion', 'event'], es: ['webhook'], en: ['webhook'] },
  { typed: ['signature', 'hmac', 'verify webhook'], es: ['firma'], en: ['signature'] },
  { typed: ['retry', 'retries', 'reintentar'], es: ['reintento'], en: ['retries'] },
  {
    typed: ['out of order', 'ordering', 'en desorden', 'fuera de orden'],
    es: ['orden garantizado'],
    en: ['order guaranteed'],
  },
  { typed: ['duplicate', 'duplicado', 'doble', 'twice', 'double'], es: ['dos veces'], en: ['twice'] },
  { typed: ['idempotency', 'idempotent', 'idempotente'], es: ['idempotencia'], en: ['idempotency'] },
  {
    typed: ['timeout', 'timed out', 'time out', 'tiempo de espera', 'sin respuesta', 'no responde'],
    es: ['sin respuesta'],
    en: ['no response', 'without a response'],
  },
  {
    typed: ['rate limit', 'throttling', 'too many requests', 'limite de peticiones', 'limite de llamadas'],
    es: ['peticiones por minuto'],
    en: ['requests per minute'],
  },
  {
    typed: ['3ds', '3-d secure', '3ds2', 'sca', 'secure authentication'],
    es: ['3d secure'],
    en: ['3d secure'],
  },
  {
    typed: ['blacklist', 'blocklist', 'lista de bloqueo'],
    es: ['lista negra'],
    en: ['blacklist', 'block list'],
  },
  {
    typed: ['release notes', 'what is new', 'version history', 'novedades', 'historial de versiones'],
    es: ['cambios'],
    en: ['changelog'],
  },
  {
    typed: ['jest', 'vitest', 'mock', 'parallel test', 'unit test', 'prueba unitaria', 'prueba en paralelo'],
    es: ['suite de pruebas'],
    en: ['test suite'],
  },
  {
    typed: ['continuous integration', 'integracion continua', 'pipeline'],
    es: ['github actions'],
    en: ['github actions'],
  },
  { typed: ['thank you page', 'pagina de gracias'], es: ['returnurl'], en: ['returnurl'] },
  {
    typed: ['rotate secret', 'rotar secreto', 'two signatures', 'dos firmas'],
    es: ['cambiar secreto'],
    en: ['change secret'],
  },
  {
    typed: ['simulate failure', 'simular falla', 'simular error', 'simulate error', 'chaos'],
    es: ['sandbox scenario'],
    en: ['sandbox scenario'],
  },
  { typed: ['fingerprint'], es: ['huella del dispositivo'], en: ['device fingerprint'] },
  { typed: ['test card', 'tarjeta de prueba', 'card number'], es: ['tarjeta de prueba'], en: ['test card'] },
];

/** Words of both languages that say nothing of what is looked for; none of them finds anything by itself. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    'a al como con cual de del el en es hago la las lo los me mi o para por puedo que se si su tu un una y',
    'an and are by can do does for from how i in is it my of on or that the to what when where with',
  ].flatMap((words) => words.split(' ')),
);
