import type { Words } from '../words/words.ts';

type ErrorEntry = {
  readonly status: number;
  readonly message: Words;
  /** A sentence after the message, added only where its values are known: the specified message itself stays word for word. */
  readonly detail?: Words;
};

const possibleFrom: Words = {
  es: 'Será posible a partir del {from}, hora de la Ciudad de México.',
  en: 'It will be possible from {from}, Mexico City time.',
};

/**
 * Every error code of the system. `status` is the HTTP status; `{name}` in a message is replaced by a value of the refusal.
 * Messages that the specification gives are copied letter for letter.
 */
export const errorCodes = {
  malformed_request: {
    status: 400,
    message: {
      es: 'La petición no es HTTP válido o no llegó completa a tiempo.',
      en: 'The request is not valid HTTP, or did not arrive complete in time.',
    },
  },
  malformed_json: {
    status: 400,
    message: { es: 'El cuerpo de la petición no es JSON válido.', en: 'The request body is not valid JSON.' },
  },
  credentials_missing: {
    status: 401,
    message: {
      es: 'Falta el encabezado Authorization.',
      en: 'The Authorization header is missing.',
    },
  },
  credentials_invalid: {
    status: 401,
    message: { es: 'Las credenciales no son válidas.', en: 'The credentials are not valid.' },
  },
  token_invalid: {
    status: 401,
    message: {
      es: 'El token no es válido o ya venció. Pide uno nuevo.',
      en: 'The token is not valid or has expired. Ask for a new one.',
    },
  },
  api_key_not_accepted: {
    status: 401,
    message: {
      es: 'Esta operación es solo del panel: llámala con la sesión de un usuario, no con una API key.',
      en: 'This operation belongs to the dashboard: call it with the session of a user, not with an API key.',
    },
  },
  session_ended: {
    status: 401,
    message: {
      es: 'Tu sesión terminó. Inicia sesión de nuevo.',
      en: 'Your session has ended. Sign in again.',
    },
  },
  invalid_login: {
    status: 422,
    message: { es: 'Inicio de sesión inválido', en: 'Invalid login' },
  },
  login_locked: {
    status: 429,
    message: {
      es: 'Demasiados intentos fallidos. Espera {minutes} minutos y vuelve a intentarlo.',
      en: 'Too many failed attempts. Wait {minutes} minutes and try again.',
    },
  },
  password_link_invalid: {
    status: 422,
    message: {
      es: 'Esta liga ya se usó o venció. Pide una nueva.',
      en: 'This link was already used or has expired. Ask for a new one.',
    },
  },
  role_not_allowed: {
    status: 403,
    message: { es: 'Tu rol no permite esta acción.', en: 'Your role does not allow this action.' },
  },
  not_found: {
    status: 404,
    message: { es: 'No existe.', en: 'It does not exist.' },
  },
  method_not_allowed: {
    status: 405,
    message: {
      es: 'Esta ruta no admite {method}. Usa {allowed}.',
      en: 'This path does not accept {method}. Use {allowed}.',
    },
  },
  business_not_found: {
    status: 404,
    message: { es: 'El negocio no existe.', en: 'The business does not exist.' },
  },
  user_not_found: {
    status: 404,
    message: { es: 'El usuario no existe.', en: 'The user does not exist.' },
  },
  user_not_editable: {
    status: 409,
    message: {
      es: 'No puedes cambiar a este usuario: solo un Admin puede cambiar a un Admin o a sí mismo.',
      en: 'You cannot change this user: only an Admin can change an Admin, or themselves.',
    },
  },
  last_admin: {
    status: 409,
    message: {
      es: 'Es el último Admin del negocio, que siempre debe tener uno.',
      en: 'This is the last Admin of the business, which must always have one.',
    },
  },
  transaction_not_found: {
    status: 404,
    message: { es: 'La transacción no existe.', en: 'The transaction does not exist.' },
  },
  request_not_found: {
    status: 404,
    message: { es: 'La petición no existe.', en: 'The request does not exist.' },
  },
  business_mismatch: {
    status: 422,
    message: {
      es: 'El encabezado Company, la consulta y el cuerpo nombran negocios distintos.',
      en: 'The Company header, the query and the body name different businesses.',
    },
  },
  business_missing: {
    status: 422,
    message: {
      es: 'Falta el negocio: envía el encabezado Company.',
      en: 'The business is missing: send the Company header.',
    },
  },
  checkout_not_found: {
    status: 404,
    message: { es: 'La página de pago no existe.', en: 'The hosted page does not exist.' },
  },
  checkout_ended: {
    status: 409,
    message: {
      es: 'Esta página de pago ya no admite pagos.',
      en: 'This hosted page no longer takes payments.',
    },
  },
  card_token_not_found: {
    status: 404,
    message: { es: 'El token de tarjeta no existe.', en: 'The card token does not exist.' },
  },
  card_not_accepted: {
    status: 409,
    message: {
      es: 'La tarjeta no se guardó. {reason}',
      en: 'The card was not saved. {reason}',
    },
  },
  form_session_taken: {
    status: 409,
    message: {
      es: 'Ya hay una sesión de formulario con ese SessionId.',
      en: 'There is already a form session with that SessionId.',
    },
  },
  form_session_not_usable: {
    status: 409,
    message: {
      es: 'La sesión del formulario no existe, ya se usó o venció: dura 30 minutos y sirve una vez.',
      en: 'The form session does not exist, was used or has expired: it lasts 30 minutes and can be used once.',
    },
  },
  blacklist_entry_not_found: {
    status: 404,
    message: { es: 'El registro de la lista negra no existe.', en: 'The blacklist entry does not exist.' },
  },
  blacklist_entry_exists: {
    status: 409,
    message: {
      es: '{value} ya está en la lista negra. Puedes activarlo o desactivarlo ahí.',
      en: '{value} is already on the blacklist. You can switch it on or off there.',
    },
  },
  subscription_not_found: {
    status: 404,
    message: { es: 'La suscripción no existe.', en: 'The subscription does not exist.' },
  },
  subscription_ended: {
    status: 409,
    message: { es: 'La suscripción ya está cancelada.', en: 'The subscription is already canceled.' },
  },
  subscription_not_paused: {
    status: 409,
    message: { es: 'La suscripción no está pausada.', en: 'The subscription is not paused.' },
  },
  reprocess_disabled: {
    status: 409,
    message: {
      es: 'Este negocio no tiene activado el reproceso de suscripciones.',
      en: 'Subscription reprocessing is not enabled for this business.',
    },
  },
  reprocess_once_a_day: {
    status: 409,
    message: {
      es: 'Acción no disponible. Solo puedes reprocesar las suscripciones una vez al día.',
      en: 'Action not available. You only can reprocess subscription once per day.',
    },
  },
  reprocess_collection_pending: {
    status: 409,
    message: {
      es: 'Acción no disponible. El proceso diario de cobro de suscripciones aún no termina.',
      en: 'Action not available. The daily subscription collection process is not yet complete.',
    },
  },
  reprocess_nothing_failed: {
    status: 409,
    message: {
      es: 'Hoy no falló ningún cobro: no hay nada que reprocesar.',
      en: 'No charge failed today: there is nothing to reprocess.',
    },
  },
  card_replacement_ended: {
    status: 409,
    message: {
      es: 'Esta liga ya no sirve. Pide otra a tu comercio.',
      en: 'This link can no longer be used. Ask your merchant for another.',
    },
  },
  reference_taken: {
    status: 409,
    message: {
      es: 'La referencia ya la usa la transacción {transactionNumber}.',
      en: 'The reference is already used by transaction {transactionNumber}.',
    },
  },
  open_payments_replaced: {
    status: 409,
    message: {
      es: 'Pagos abiertos por confirmar en replaces: {problems}. No se creó nada.',
      en: 'Open payments to confirm in replaces: {problems}. Nothing was created.',
    },
  },
  payment_link_not_found: {
    status: 404,
    message: {
      es: 'La transacción no es de una liga de pago.',
      en: 'The transaction does not belong to a payment link.',
    },
  },
  link_email_too_soon: {
    status: 429,
    message: {
      es: 'El correo de esta liga ya se envió. Se puede enviar otra vez en {minutes} min.',
      en: 'The e-mail of this link was already sent. It can be sent again in {minutes} min.',
    },
  },
  link_batch_running: {
    status: 409,
    message: {
      es: 'Este negocio ya está creando ligas de un archivo. Espera a que termine.',
      en: 'This business is already creating links from a file. Wait until it has finished.',
    },
  },
  link_lines_invalid: {
    status: 422,
    message: {
      es: 'No se creó ninguna liga. Por corregir en el archivo: {problems}.',
      en: 'No links were created. Problems in the file: {problems}.',
    },
  },
  status_not_allowed: {
    status: 409,
    message: {
      es: 'Una transacción en estado “{status}” no permite esta acción.',
      en: 'A transaction in status “{status}” does not allow this action.',
    },
  },
  capture_exceeds_authorized: {
    status: 409,
    message: {
      es: 'El monto supera lo autorizado: {authorized} MXN.',
      en: 'The amount is more than what was authorized: {authorized} MXN.',
    },
  },
  refund_method_not_allowed: {
    status: 409,
    message: {
      es: 'Este método de pago no admite reembolsos.',
      en: 'This payment method cannot be refunded.',
    },
  },
  refund_too_early: {
    status: 409,
    message: {
      es: 'Debes esperar al menos 5 minutos para hacer este reembolso',
      en: 'You must wait for at least 5 minutes to make this refund',
    },
    detail: possibleFrom,
  },
  refund_partial_too_early: {
    status: 409,
    message: {
      es: 'Debes esperar 24 horas para poder hacer un reembolso parcial',
      en: 'You must wait 24 hours before you are able to make a partial refund',
    },
    detail: possibleFrom,
  },
  refund_only_total: {
    status: 409,
    message: {
      es: 'Solo es posible reembolsar el 100% de la transacción',
      en: 'Its only possible to refund 100% of the transaction',
    },
  },
  refund_exceeds_remaining: {
    status: 409,
    message: { es: 'El monto no es válido', en: 'The amount is not valid' },
  },
  transaction_in_process: {
    status: 409,
    message: {
      es: 'Ya hay una transacción en proceso, intenta más tarde.',
      en: 'There is already a transaction in process, try again later.',
    },
  },
  idempotency_key_reused: {
    status: 422,
    message: {
      es: 'Esa Idempotency-Key ya se usó con otra petición.',
      en: 'That Idempotency-Key was already used with another request.',
    },
  },
  idempotency_in_progress: {
    status: 409,
    message: {
      es: 'La primera petición con esa Idempotency-Key sigue en curso.',
      en: 'The first request with that Idempotency-Key is still running.',
    },
  },
  webhook_not_found: {
    status: 404,
    message: { es: 'El envío no existe.', en: 'The delivery does not exist.' },
  },
  webhook_url_missing: {
    status: 409,
    message: {
      es: 'Guarda primero la URL y después envía la muestra.',
      en: 'Save the URL first, then send the sample.',
    },
  },
  period_missing: {
    status: 422,
    message: { es: 'Falta el periodo', en: 'period missing' },
  },
  statement_not_found: {
    status: 404,
    message: {
      es: 'No hay estado de cuenta de ese periodo.',
      en: 'There is no statement for that period.',
    },
  },
  settlement_not_found: {
    status: 404,
    message: { es: 'El depósito no existe.', en: 'The deposit does not exist.' },
  },
  inbox_not_found: {
    status: 404,
    message: { es: 'El buzón no existe.', en: 'The inbox does not exist.' },
  },
  email_not_found: {
    status: 404,
    message: { es: 'El correo no existe.', en: 'The e-mail does not exist.' },
  },
  email_sent_once: {
    status: 409,
    message: {
      es: 'Este correo lleva una liga personal y no se envía de nuevo.',
      en: 'This e-mail carries a personal link and is not sent again.',
    },
  },
  emails_not_sent: {
    status: 409,
    message: {
      es: 'En este ambiente los correos no se envían; se guardan aquí.',
      en: 'E-mails are not sent in this environment; they are stored here.',
    },
  },
  file_not_found: {
    status: 404,
    message: { es: 'El archivo no existe.', en: 'The file does not exist.' },
  },
  file_type_not_allowed: {
    status: 422,
    message: { es: 'Tipo de archivo no permitido', en: 'File type not allowed' },
  },
  image_too_large: {
    status: 422,
    message: {
      es: 'Las imágenes exceden las dimensiones permitidas',
      en: 'Images exceed the allowed dimensions',
    },
  },
  chargeback_not_found: {
    status: 404,
    message: { es: 'El contracargo no existe.', en: 'The chargeback does not exist.' },
  },
  chargeback_method_not_allowed: {
    status: 409,
    message: {
      es: 'Solo un pago con tarjeta puede tener un contracargo.',
      en: 'Only a card payment can be charged back.',
    },
  },
  chargeback_nothing_left: {
    status: 409,
    message: {
      es: 'Ya no queda nada por disputar de este pago.',
      en: 'Nothing is left to dispute on this payment.',
    },
  },
  chargeback_exceeds_remaining: {
    status: 409,
    message: {
      es: 'El contracargo no puede ser mayor que lo que queda del pago: {remaining} MXN.',
      en: 'A chargeback cannot exceed what remains of the payment: {remaining} MXN.',
    },
  },
  chargeback_decided: {
    status: 409,
    message: {
      es: 'El contracargo ya se decidió: {outcome}.',
      en: 'The chargeback has been decided: {outcome}.',
    },
  },
  chargeback_proof_saved: {
    status: 409,
    message: {
      es: 'Las pruebas de este contracargo ya se guardaron y no admiten cambios.',
      en: 'The evidence of this chargeback has been saved and cannot be changed.',
    },
  },
  chargeback_proof_missing: {
    status: 422,
    message: {
      es: 'Necesitas subir al menos 1 archivo',
      en: 'You need to upload at least 1 file',
    },
  },
  file_too_large: {
    status: 413,
    message: {
      es: 'El archivo excede el tamaño permitido de {megabytes} MB.',
      en: 'The file exceeds the allowed size of {megabytes} MB.',
    },
  },
  file_not_saved: {
    status: 503,
    message: { es: 'Error al guardar este archivo', en: 'Error saving this file' },
  },
  malformed_multipart: {
    status: 400,
    message: {
      es: 'El cuerpo no es multipart/form-data válido o no llegó completo.',
      en: 'The body is not valid multipart/form-data, or did not arrive complete.',
    },
  },
  multipart_expected: {
    status: 415,
    message: {
      es: 'Envía el cuerpo como multipart/form-data.',
      en: 'Send the body as multipart/form-data.',
    },
  },
  production_only_sandbox: {
    status: 404,
    message: { es: 'Solo existe en modo pruebas.', en: 'It exists only in the sandbox.' },
  },
  wait_needs_transaction: {
    status: 422,
    message: {
      es: 'Falta el movimiento o la suscripción: envía referenceNumber, idTransaction o idSubscription.',
      en: 'The transaction or subscription is missing: send referenceNumber, idTransaction or idSubscription.',
    },
  },
  wait_over: {
    status: 409,
    message: {
      es: 'Pasaron {seconds} segundos: {seen}.',
      en: '{seconds} seconds have passed: {seen}.',
    },
  },
  snapshot_invalid: {
    status: 422,
    message: {
      es: 'La instantánea no se puede restaurar: {problem}.',
      en: 'The snapshot cannot be restored: {problem}.',
    },
  },
  snapshot_too_large: {
    status: 409,
    message: {
      es: 'Una instantánea tiene como máximo {max} registros y 8 MB. Vacía antes la cuenta, o usa una cuenta aislada.',
      en: 'A snapshot has at most {max} rows and 8 MB. Empty the account first, or use an isolated account.',
    },
  },
  isolated_account_not_found: {
    status: 404,
    message: { es: 'La cuenta aislada no existe.', en: 'The isolated account does not exist.' },
  },
  isolated_accounts_full: {
    status: 409,
    message: {
      es: 'Esta API key ya tiene {max} cuentas aisladas. Borra una, o espera a que venza.',
      en: 'This API key already has {max} isolated accounts. Delete one, or wait until one expires.',
    },
  },
  isolated_account_makes_none: {
    status: 403,
    message: {
      es: 'Una cuenta aislada no puede crear otras.',
      en: 'An isolated account cannot create others.',
    },
  },
  scenario_only_sandbox: {
    status: 422,
    message: {
      es: 'El encabezado Sandbox-Scenario solo existe en modo pruebas. Quítalo de la petición.',
      en: 'The Sandbox-Scenario header exists only in the sandbox. Remove it from the request.',
    },
  },
  clock_moves_forward: {
    status: 422,
    message: { es: 'El reloj solo avanza.', en: 'The clock only moves forward.' },
  },
  clock_too_far: {
    status: 422,
    message: {
      es: 'Una llamada adelanta el reloj {days} días como máximo, y nunca más allá del año {year}.',
      en: 'One call moves the clock at most {days} days, and never beyond the year {year}.',
    },
  },
  invalid_fields: {
    status: 422,
    message: { es: 'Revisa los campos indicados.', en: 'Check the fields listed.' },
  },
  body_too_large: {
    status: 413,
    message: {
      es: 'La petición es demasiado grande o tiene demasiados campos.',
      en: 'The request is too large or has too many fields.',
    },
  },
  media_type_not_supported: {
    status: 415,
    message: {
      es: 'Envía el cuerpo como application/json.',
      en: 'Send the body as application/json.',
    },
  },
  too_many_requests: {
    status: 429,
    message: { es: 'Demasiadas peticiones. Espera un momento.', en: 'Too many requests. Wait a moment.' },
  },
  internal_error: {
    status: 500,
    message: {
      es: 'Algo falló de nuestro lado. Cita el requestId si escribes a soporte.',
      en: 'Something failed on our side. Quote the requestId if you write to support.',
    },
  },
  service_unavailable: {
    status: 503,
    message: {
      es: 'El Servicio no se encuentra disponible',
      en: 'The service is not available',
    },
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCodes;
export const errorCodeNames = Object.keys(errorCodes) as ErrorCode[];

/** The error codes of a single field with their messages. `{name}` is filled in from the limits of its schema. */
export const fieldErrorCodes = {
  required: { es: 'Es obligatorio.', en: 'It is required.' },
  unknown_property: { es: 'Esta llamada no tiene esa propiedad.', en: 'This call has no such property.' },
  repeated_property: {
    es: 'La propiedad aparece dos veces con distintas mayúsculas.',
    en: 'The property appears twice in different case.',
  },
  wrong_type: { es: 'Debe ser {expected}.', en: 'It must be {expected}.' },
  too_small: { es: 'Debe ser {minimum} o más.', en: 'It must be {minimum} or more.' },
  too_big: { es: 'Debe ser {maximum} o menos.', en: 'It must be {maximum} or less.' },
  too_short: {
    es: 'Debe tener al menos {minimum} caracteres.',
    en: 'It must have at least {minimum} characters.',
  },
  too_long: {
    es: 'Debe tener como máximo {maximum} caracteres.',
    en: 'It must have at most {maximum} characters.',
  },
  too_few: { es: 'Debe tener al menos {minimum} elementos.', en: 'It must have at least {minimum} items.' },
  too_many: {
    es: 'Debe tener como máximo {maximum} elementos.',
    en: 'It must have at most {maximum} items.',
  },
  not_a_choice: { es: 'Debe ser uno de: {choices}.', en: 'It must be one of: {choices}.' },
  invalid_email: { es: 'No es un correo válido.', en: 'It is not a valid e-mail address.' },
  invalid_format: { es: 'El formato no es válido.', en: 'The format is not valid.' },
  invalid_text: { es: 'Tiene caracteres que no se permiten.', en: 'It has characters that are not allowed.' },
  card_number_in_text: {
    es: 'Contiene un número de tarjeta. Los datos de tarjeta solo van en sus campos.',
    en: 'It contains a card number. Card data belongs only in its own fields.',
  },
  fraction_of_centavo: {
    es: 'Debe tener como máximo dos decimales.',
    en: 'It must have at most two decimals.',
  },
  not_a_day: { es: 'No es una fecha del calendario.', en: 'It is not a valid date.' },
  ends_before_start: { es: 'Debe ser igual o posterior a initDate.', en: 'It must not be before initDate.' },
  too_many_to_sort: {
    es: 'Los filtros encuentran {found} filas; por esta columna se ordenan {max} como máximo. Filtra primero.',
    en: 'The filters match {found} rows; at most {max} can be sorted by this column. Filter first.',
  },
  too_many_to_filter: {
    es: 'Los demás filtros encuentran {found} filas; por este se busca entre {max} como máximo. Filtra antes por fechas.',
    en: 'The other filters match {found} rows; this one searches at most {max}. Filter by dates first.',
  },
  card_number_invalid: { es: 'No es un número de tarjeta válido.', en: 'It is not a valid card number.' },
  card_brand_unknown: {
    es: 'Solo se aceptan Visa, Mastercard y American Express.',
    en: 'Only Visa, Mastercard and American Express are accepted.',
  },
  security_code_length: {
    es: 'Debe tener {digits} dígitos para esta marca.',
    en: 'It must have {digits} digits for this brand.',
  },
  month_invalid: { es: 'Debe ser un mes de 01 a 12.', en: 'It must be a month from 01 to 12.' },
  card_type_mismatch: { es: 'No corresponde a la tarjeta.', en: 'It does not match the card.' },
  credit_card_needed: { es: 'Usa una tarjeta de crédito.', en: 'Use a credit card.' },
  debit_card_needed: { es: 'Usa una tarjeta de débito.', en: 'Use a debit card.' },
  installments_not_allowed: {
    es: 'Esta tarjeta o este monto no admite ese número de mensualidades.',
    en: 'This card or amount does not allow that number of installments.',
  },
  invalid_ip: { es: 'No es una dirección IPv4 válida.', en: 'It is not a valid IPv4 address.' },
  invalid_card: { es: 'Tarjeta invalida.', en: 'Invalid card' },
  not_on_transaction: {
    es: 'Esta transacción no tiene ese dato.',
    en: 'This transaction has no such value.',
  },
  cash_reference_status: {
    es: 'La referencia de efectivo no se puede buscar con este estado.',
    en: 'The cash reference cannot be searched with this status.',
  },
  not_the_name: {
    es: 'Escribe el nombre del negocio tal como es: {name}.',
    en: 'Write the name of the business as it is: {name}.',
  },
  not_together: {
    es: 'No puede enviarse junto con {other}.',
    en: 'It cannot be sent together with {other}.',
  },
  file_needed: {
    es: 'Debes agregar al menos un archivo',
    en: 'You must add at least one file',
  },
  phone_digits: { es: 'Debe tener exactamente 10 dígitos.', en: 'It must have exactly 10 digits.' },
  day_form: { es: 'Escribe la fecha como AAAA/MM/DD.', en: 'Write the date as YYYY/MM/DD.' },
  day_not_later: { es: 'Debe ser una fecha posterior a hoy.', en: 'It must be a day after today.' },
  next_payment_after_due: {
    es: 'La fecha del siguiente pago es mayor que la fecha de vencimiento.',
    en: 'Date for next payment greather than the due date.',
  },
  reference_held: {
    es: 'La referencia ya la usa la transacción {transactionNumber}.',
    en: 'The reference is already used by transaction {transactionNumber}.',
  },
  replaces_open_payment: {
    es: 'Reemplazaría el pago abierto {transactionNumber}, de {email}.',
    en: 'It would replace the open payment {transactionNumber}, for {email}.',
  },
  reference_repeated: {
    es: 'La referencia ya está en la línea {line}.',
    en: 'The reference is already on line {line}.',
  },
  column_missing: { es: 'Falta la columna.', en: 'The column is missing.' },
  column_unknown: { es: 'El formato no tiene esta columna.', en: 'The template has no such column.' },
  column_repeated: { es: 'La columna aparece dos veces.', en: 'The column appears twice.' },
  cells_beyond_columns: {
    es: 'La línea tiene más celdas que columnas. Si un valor lleva el separador, enciérralo entre comillas.',
    en: 'The line has more cells than columns. Put a value that contains the separator in quotation marks.',
  },
  quotes_open: {
    es: 'Una comilla se abre y no se cierra.',
    en: 'A quotation mark is opened and never closed.',
  },
  lines_missing: {
    es: 'El archivo no tiene ninguna liga debajo de los encabezados.',
    en: 'The file has no links below its headings.',
  },
  too_many_lines: {
    es: 'Son demasiadas líneas: se crean {maximum} ligas a la vez como máximo.',
    en: 'There are too many lines: at most {maximum} links are created at once.',
  },
  day_past: { es: 'Debe ser hoy o una fecha posterior.', en: 'It must be today or a later day.' },
  invalid_url: {
    es: 'Debe ser una URL http o https, sin espacios, usuario ni contraseña.',
    en: 'It must be an http or https URL, without spaces, a username or a password.',
  },
  invalid_return_url: {
    es: 'Debe ser una URL https, o http en tu propia máquina (localhost o 127.0.0.1), sin espacios, usuario ni contraseña.',
    en: 'It must be an https URL, or http on your own machine (localhost or 127.0.0.1), without spaces, a username or a password.',
  },
  invalid_logo: {
    es: 'Debe ser la URL de una imagen subida aquí, u otra que empiece con https://.',
    en: 'It must be the URL of an image uploaded here, or another that begins with https://.',
  },
  invalid_emails: {
    es: 'No son correos válidos: {emails}.',
    en: 'These e-mail addresses are not valid: {emails}.',
  },
  private_address: {
    es: 'La dirección está en una red privada o no existe, y este despliegue solo entrega a redes públicas.',
    en: 'The address is on a private network or does not exist, and this deployment delivers only to public networks.',
  },
  undecipherable: {
    es: 'No se pudo descifrar: cífralo con la llave pública vigente de esta API key (RSA-OAEP, SHA-256, base64).',
    en: 'It could not be decrypted: encrypt it with the current public key of this API key (RSA-OAEP, SHA-256, base64).',
  },
  business_required: {
    es: 'El usuario debe tener un negocio',
    en: 'user has to have a business',
  },
  repeated_value: { es: 'Aparece más de una vez.', en: 'It appears more than once.' },
  already_taken: { es: 'Ya lo usa otra persona.', en: 'Somebody else already uses it.' },
  not_changeable: { es: 'No se puede cambiar.', en: 'It cannot be changed.' },
  not_changeable_here: {
    es: 'No lo puedes cambiar: esta persona tiene acceso a algo que no administras.',
    en: 'You cannot change it: this person has access to something that you do not administer.',
  },
  invalid_user_name: {
    es: 'Usa de {minimum} a {maximum} letras sin acento, números, puntos o guiones, y empieza con letra o número.',
    en: 'Use {minimum} to {maximum} letters without accents, digits, dots or hyphens, and begin with a letter or digit.',
  },
  password_is_name: {
    es: 'No puede ser el usuario ni el correo.',
    en: 'It cannot be the username or the e-mail.',
  },
  password_too_common: {
    es: 'Es fácil de adivinar. Usa varias palabras sin relación entre sí.',
    en: 'It is easy to guess. Combine several unrelated words.',
  },
  password_unchanged: {
    es: 'Es la contraseña que ya tienes.',
    en: 'It is your current password.',
  },
  wrong_password: { es: 'No es tu contraseña actual.', en: 'It is not your current password.' },
  file_empty: { es: '“{file}” está vacío.', en: '“{file}” is empty.' },
  file_type: {
    es: '“{file}”: tipo de archivo no permitido.',
    en: '“{file}”: file type not allowed.',
  },
  file_utf16: {
    es: '“{file}” está en UTF-16 (“Texto Unicode”). Guárdalo como CSV UTF-8 o texto UTF-8.',
    en: '“{file}” is in UTF-16 (“Unicode Text”). Save it as CSV UTF-8 or UTF-8 text.',
  },
  file_name: {
    es: 'Tipo de archivo no permitido: el nombre de “{file}” debe terminar en {extensions}.',
    en: 'File type not allowed: the name of “{file}” must end in {extensions}.',
  },
  file_size: {
    es: '“{file}” excede {megabytes} MB.',
    en: '“{file}” exceeds {megabytes} MB.',
  },
  image_size: {
    es: '“{file}” excede {pixels} por {pixels} píxeles.',
    en: '“{file}” exceeds {pixels} by {pixels} pixels.',
  },
  does_not_match: {
    es: 'No corresponde a estas credenciales.',
    en: 'It does not belong to these credentials.',
  },
} as const satisfies Record<string, Words>;

/** Added to the message of a refusal that names only some of the wrong fields. */
export const moreErrorsMessage: Words = {
  es: 'Se muestran los primeros {named} de {all}.',
  en: 'The first {named} of {all} are shown.',
};

export type FieldErrorCode = keyof typeof fieldErrorCodes;
export const fieldErrorCodeNames = Object.keys(fieldErrorCodes) as FieldErrorCode[];
export const isFieldErrorCode = (code: unknown): code is FieldErrorCode =>
  typeof code === 'string' && Object.hasOwn(fieldErrorCodes, code);
