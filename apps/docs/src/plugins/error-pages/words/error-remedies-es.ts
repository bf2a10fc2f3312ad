import { limits } from '@pasarela/contracts/limits/limits';
import type { ErrorRemedies } from './error-remedies-type.ts';

export const errorRemediesEs: ErrorRemedies = {
  malformed_request:
    'Lo que llegó no es una petición HTTP completa: un nombre de encabezado con espacios, dos longitudes distintas, otro protocolo en este puerto o un cuerpo que no terminó. No se hizo nada. Deja que la biblioteca HTTP de tu lenguaje escriba la petición.',
  malformed_json:
    'El cuerpo no se pudo leer como JSON: suele ser una coma de más, una comilla sin cerrar o un texto que no está en UTF-8. Genera el JSON con la biblioteca de tu lenguaje en lugar de concatenar texto.',
  credentials_missing:
    'La llamada no trae el encabezado `Authorization`. Envía Basic con tu API key y su contraseña, o Bearer con el token de Authenticate.',
  credentials_invalid:
    'La API key no existe o la contraseña no es la suya. Revisa que no sobren espacios y que las credenciales sean del ambiente al que llamas: las de sandbox no sirven en producción.',
  token_invalid:
    'El token venció (dura una hora), fue alterado o es de otro ambiente. Llama de nuevo a Authenticate y repite la petición con el token nuevo.',
  api_key_not_accepted:
    'Busca en la API de pagos la operación que hace lo mismo. Las que acepta tu API key lo dicen en su página y en OpenAPI; las demás se usan desde el panel.',
  session_ended:
    'La sesión del panel terminó por inactividad, por cerrarla o por un cambio de contraseña o de rol. Inicia sesión otra vez.',
  invalid_login:
    'El usuario o la contraseña del panel no son correctos. El mensaje es el mismo en ambos casos a propósito.',
  login_locked:
    'Hubo demasiados intentos fallidos. Espera los minutos que indica el mensaje; el encabezado `Retry-After` los da en segundos.',
  password_link_invalid:
    'La liga para elegir la contraseña sirve una sola vez: 30 minutos si la pediste, 7 días si es una invitación. Pide otra desde la página de inicio de sesión.',
  role_not_allowed:
    'Tu rol en este negocio no incluye la acción. Pide a un administrador que la haga o que cambie tu rol.',
  not_found: 'La ruta no existe. Revisa que la dirección sea la de la página del endpoint.',
  method_not_allowed:
    'La ruta existe con otro método. El encabezado `Allow` de la respuesta dice cuáles admite.',
  business_not_found:
    'El negocio no existe o no es uno de los tuyos: la respuesta es la misma en ambos casos.',
  user_not_found:
    'No hay un usuario con ese número en los negocios que administras. Un usuario de otro negocio da la misma respuesta.',
  user_not_editable:
    'Un Administrador no cambia a un Admin ni a sí mismo. Pide el cambio a un Admin del negocio.',
  last_admin: 'El cambio dejaría al negocio sin ningún Admin que pueda entrar. Primero tiene que haber otro.',
  transaction_not_found:
    'No hay una transacción con ese número, código o referencia en la cuenta de tus credenciales. Revisa también que consultes el ambiente en el que se creó.',
  request_not_found:
    'No hay una petición con ese número en el registro de la cuenta. Las peticiones se conservan 30 días.',
  business_mismatch:
    'El negocio se nombra en más de un lugar y no coincide. Envíalo en uno solo, o el mismo en todos.',
  business_missing:
    'La llamada necesita saber de qué negocio se trata: envía el encabezado `Company` con su número.',
  checkout_not_found:
    'La dirección de la página de pago no corresponde a ningún pago. Usa completa la URL que dio la respuesta.',
  checkout_ended:
    'El pago ya se hizo, se canceló o su plazo terminó. Consulta la transacción; para cobrar de nuevo crea otro pago.',
  card_token_not_found:
    'El token no existe en tu cuenta o se borró. Lista los tokens del cliente por su correo, o guarda la tarjeta otra vez.',
  card_not_accepted:
    'El banco no aceptó la tarjeta al verificarla, o está en tu lista negra; el mensaje dice por qué. No se cobró nada ni se guardó nada. Pide otra tarjeta, o en modo pruebas usa una de la documentación que se acepte.',
  form_session_taken:
    'Cada `SessionId` nombra una sola tarjeta. Deja que el script haga uno nuevo en cada intento: `Pasarela.formSession(…).submit()` ya lo hace.',
  form_session_not_usable:
    'Cada sesión del formulario paga una sola vez y dura 30 minutos. Pide a tu cliente la tarjeta de nuevo: el script crea otra sesión.',
  subscription_not_found:
    'Ninguna suscripción de tu cuenta tiene ese número. Es el `subscriptionId` que respondió el primer pago.',
  blacklist_entry_not_found:
    'No hay un registro con ese número en la lista negra de la cuenta. Puede ser de otro negocio o del otro ambiente.',
  blacklist_entry_exists:
    'Cada correo, IP o tarjeta está una sola vez en la lista negra. Busca el registro que ya hay y actívalo o desactívalo.',
  subscription_ended: 'La suscripción ya no cobra. No hace falta cancelarla otra vez.',
  subscription_not_paused:
    'Solo se reactiva, o se le reemplaza la tarjeta, a una suscripción pausada. Consulta cómo está ahora: quizá alguien la reactivó antes.',
  reprocess_disabled:
    'El reproceso se activa por negocio, y en este no lo está. Cada cobro que falla se vuelve a intentar los dos días siguientes de todos modos.',
  reprocess_once_a_day:
    'Hoy ya se reprocesaron las suscripciones de este negocio. Lo que siga sin cobrarse se intenta otra vez mañana a las 6:00 a.m.',
  reprocess_collection_pending:
    'La cobranza de hoy empieza a las 6:00 a.m., hora de la Ciudad de México, y todavía no termina. Espera a que acabe y vuelve a intentarlo.',
  reprocess_nothing_failed:
    'Ninguna suscripción activa tiene un cobro fallido de hoy. No hay nada que hacer, y el reproceso del día no se gasta.',
  card_replacement_ended:
    'La liga ya se usó, venció a los 7 días, otra más nueva la reemplazó, o la suscripción ya no la necesita. El comercio puede crear otra desde la suscripción pausada.',
  reference_taken:
    'Ya hay un pago hecho o en curso con esa referencia; así se evita cobrar dos veces el mismo pedido. Si tu primer intento se quedó sin respuesta, consulta por referencia antes de cobrar de nuevo. Para otro pedido usa otra referencia.',
  open_payments_replaced:
    'Una liga nueva reemplaza los pagos abiertos con su referencia, que ya no se podrán pagar, y hay uno que tu petición no nombra en replaces: quizá se creó mientras decidías. Consulta POST /transaction/capturelinecheck, revisa de quién es y nómbralo en replaces, o usa otra referencia.',
  payment_link_not_found:
    'Esa transacción no viene de una liga de pago: la hizo tu servidor. Su página, si la tiene, se comparte por su url.',
  link_email_too_soon:
    'Entre dos correos de una liga deben pasar 5 minutos, y en 24 horas se envían 5 como máximo. Espera, o comparte la liga por otro medio.',
  link_batch_running:
    'Un archivo de ligas a la vez por negocio y ambiente. Espera a que el otro termine (10,000 líneas tardan unos segundos) y vuelve a subir el tuyo.',
  link_lines_invalid:
    'Se crean todas las ligas del archivo o ninguna. La respuesta trae en data cada línea con su columna y el motivo: corrígelas todas y vuelve a subirlo.',
  status_not_allowed:
    'La transacción ya no está en un estado que permita la acción; por ejemplo, un pago rechazado no se puede reembolsar. Consulta su estado actual antes de repetir.',
  capture_exceeds_authorized:
    'Una autorización se cobra hasta lo autorizado, que el mensaje indica. Cobra eso o menos; lo que falte, cóbralo como otro pago.',
  refund_method_not_allowed:
    'Los pagos en efectivo (OXXO y Paynet) no se reembolsan por este medio. Devuelve el dinero a tu cliente por transferencia.',
  refund_too_early:
    'Un pago se puede reembolsar desde 5 minutos después de aceptarse. En el sandbox puedes adelantar el reloj de la cuenta.',
  refund_partial_too_early:
    'Antes de 24 horas solo se reembolsa el total de lo que queda. Envía ese monto, o espera para devolver una parte. En el sandbox puedes adelantar el reloj de la cuenta.',
  refund_only_total:
    'Este pago solo se reembolsa completo. Envía como `amount` todo lo que queda por reembolsar.',
  refund_exceeds_remaining:
    'El monto es mayor que lo que queda por reembolsar, o menor que el mínimo de 1.00 MXN. Consulta la transacción: `amount` menos `refundedAmount` es lo que queda.',
  transaction_in_process:
    'Otra operación sobre la misma transacción sigue en curso. Espera un momento, consulta el estado y repite solo si hace falta.',
  idempotency_key_reused:
    'La misma `Idempotency-Key` llegó con un cuerpo distinto. Usa una clave por intento de cobro y repítela solo con la misma petición.',
  idempotency_in_progress:
    'La primera petición con esa clave todavía no termina. Espera y repite: recibirás su respuesta.',
  webhook_not_found:
    'Ningún envío tiene ese número en esta cuenta. Vuelve a listar los envíos: una página vieja puede mostrar uno de otro negocio o ambiente.',
  webhook_url_missing:
    'Una muestra necesita una dirección, y esa aún está vacía. Guarda la URL en Integración, Webhooks, y envía la muestra de nuevo. En modo pruebas sirve la dirección del buzón incluido.',
  period_missing: 'Elige el mes del estado de cuenta: el parámetro `periodo`, como 2026-11.',
  statement_not_found:
    'La cuenta no tiene estado de cuenta de ese mes: es anterior a su primer movimiento o aún no llega según su reloj. `GetPeriods` da los meses que hay.',
  settlement_not_found:
    'Ningún depósito de esta cuenta tiene ese `idConciliation`. Búscalo en la lista de depósitos: puede ser de otro negocio o ambiente.',
  inbox_not_found:
    'Ninguna cuenta de pruebas tiene un buzón en esa dirección. Cópiala de nuevo en Integración, Webhooks.',
  email_not_found: 'Ningún correo tiene ese número en esta cuenta. Vuelve a listar los correos.',
  email_sent_once:
    'El correo lleva la liga con la que una persona elige su contraseña. Que la pida de nuevo en la página de inicio de sesión.',
  emails_not_sent:
    'El despliegue no tiene servidor de correo. Configura `SMTP_URL` y `SMTP_FROM`, o lee el mensaje en Integración, Correos.',
  file_not_found: 'Ningún archivo tiene esa dirección. Usa la URL tal como la respondió la carga.',
  file_type_not_allowed:
    'El contenido del archivo no es del grupo indicado, diga lo que diga su nombre: las imágenes son png, jpg, svg y webp. También se rechaza un archivo que es dos cosas a la vez, o cuyo nombre termina como los de otro grupo. Expórtalo de nuevo en un formato permitido.',
  image_too_large: 'La imagen mide más de 2000 píxeles de ancho o de alto. Redúcela y súbela de nuevo.',
  chargeback_not_found:
    'Esa transacción no existe en esta cuenta, o nunca tuvo un contracargo. Vuelve a listar los contracargos.',
  chargeback_method_not_allowed:
    'El pago se hizo en efectivo o con Aplazo. Simula el contracargo sobre un pago con tarjeta de crédito o débito.',
  chargeback_nothing_left:
    'El pago ya se reembolsó por completo, o fue una verificación de 0.00. Simula el contracargo sobre un pago sin reembolso, o reembolsado solo en parte.',
  chargeback_exceeds_remaining:
    'De un pago se disputa como máximo lo que no se ha reembolsado. Envía un `amount` menor, o ninguno para disputar todo lo que queda.',
  chargeback_decided:
    'El banco ya decidió, o el plazo de las pruebas venció. Consulta el detalle: ahí están el resultado y su fecha.',
  chargeback_proof_saved:
    'Las pruebas se entregan una sola vez. Descárgalas en el detalle del contracargo; el banco decide 15 días después de la entrega.',
  chargeback_proof_missing: 'Adjunta de 1 a 5 archivos PDF en el campo files. Un archivo vacío no cuenta.',
  file_too_large: 'Un archivo puede tener 10 MB como máximo. Comprímelo o divídelo.',
  file_not_saved:
    'El archivo no se pudo guardar: el servicio no puede escribir en este momento, o la cuenta llenó sus 500 MB. Intenta de nuevo en unos segundos; si continúa, escribe a soporte.',
  malformed_multipart:
    'El cuerpo multipart no se pudo leer completo: casi siempre es un `Content-Type` escrito a mano, sin su boundary. Deja que tu biblioteca HTTP escriba encabezado y cuerpo.',
  multipart_expected:
    'Esta llamada recibe archivos, así que su cuerpo es `multipart/form-data` y no JSON. Deja que tu biblioteca HTTP lo escriba.',
  production_only_sandbox: 'La función solo existe en modo pruebas. Úsala con credenciales de sandbox.',
  wait_needs_transaction:
    'Indica el movimiento por su referencia o su número; una suscripción, por su número.',
  wait_over:
    'Revisa lo que el mensaje encontró: el movimiento puede estar en un estado que no cambia solo, o tu servidor puede rechazar el envío. Si hace falta más tiempo, pide más segundos.',
  snapshot_invalid:
    'Envía el texto que respondió `GET /api/sandbox/snapshot`, sin cambios. Una instantánea de una versión más nueva se restaura con esa versión.',
  snapshot_too_large:
    'Vacía la cuenta con `POST /api/sandbox/reset`, o crea una cuenta aislada con `POST /api/sandbox/accounts` y restaura ahí la instantánea.',
  isolated_account_not_found:
    'Consulta las cuentas aisladas de la API key con `GET /api/sandbox/accounts`. Las que vencieron ya no existen, y las que creó otra llave no se ven.',
  isolated_accounts_full:
    'Borra las que ya no uses con `DELETE /api/sandbox/accounts/{idAccount}`, o pide menos horas al crearlas.',
  isolated_account_makes_none:
    'Crea las cuentas aisladas con la API key de la cuenta de pruebas, no con la de una cuenta aislada.',
  scenario_only_sandbox:
    '`Sandbox-Scenario` provoca fallas, así que producción rechaza toda petición que lo lleve y no cambia nada. Envíalo solo con credenciales de sandbox, desde tus pruebas.',
  clock_moves_forward: 'El reloj de la cuenta de pruebas no retrocede. Indica un lapso positivo.',
  clock_too_far:
    'Todo lo que vence en el camino se ejecuta antes de responder, así que una llamada adelanta el reloj diez años como máximo. Muévelo varias veces.',
  invalid_fields:
    'Uno o más campos no cumplen el contrato. El arreglo `errors` los nombra todos, cada uno con su código y su mensaje: corrígelos y repite.',
  body_too_large: `El cuerpo es más largo de lo que los campos de esta llamada pueden ocupar, trae cientos de campos que no conoce o pasa de ${limits.bodyBytes / 1_024} KB. No se leyó. Quita lo que la operación no necesita; los archivos tienen su propio límite y viajan en multipart.`,
  media_type_not_supported: 'El encabezado `Content-Type` no es `application/json`. Agrégalo a la petición.',
  too_many_requests: `Enviaste demasiadas peticiones en poco tiempo. Se cuentan por minuto y por API key: ${limits.callsPerMinute.toLocaleString('es-MX')} mientras el despliegue no fije otro máximo con \`PASARELA_CALLS_PER_MINUTE\`. Los encabezados \`RateLimit-Limit\`, \`RateLimit-Remaining\` y \`RateLimit-Reset\` dicen cómo vas antes de llegar ahí. Espera los segundos que indica \`Retry-After\` y repite.`,
  internal_error:
    'Algo falló de nuestro lado. No supongas que el cobro no se hizo: consulta por referencia antes de repetir, y cita el `requestId` si escribes a soporte.',
  service_unavailable:
    'El servicio no puede atender la petición en este momento. Repite en unos segundos con la misma `Idempotency-Key`.',
  required: 'Falta un campo obligatorio, o llegó vacío.',
  unknown_property:
    'La llamada trae una propiedad que no existe en ella. Suele ser un error de dedo; las mayúsculas no importan.',
  repeated_property: 'La misma propiedad viene dos veces, escrita con distintas mayúsculas. Deja solo una.',
  wrong_type:
    'El valor es de otro tipo: por ejemplo, un monto entre comillas en lugar de un número JSON, o un número donde va texto.',
  too_small: 'El valor es menor que el mínimo que indica el mensaje.',
  too_big: 'El valor es mayor que el máximo que indica el mensaje.',
  too_short: 'El texto tiene menos caracteres de los que pide el campo.',
  too_long: 'El texto es más largo de lo que admite el campo. Recórtalo antes de enviarlo.',
  too_few: 'La lista tiene menos elementos de los que pide el campo.',
  too_many: 'La lista tiene más elementos de los que admite el campo.',
  not_a_choice: 'El campo solo admite los valores que enumera el mensaje, escritos igual.',
  invalid_email: 'No tiene la forma de una dirección de correo. Revisa espacios y acentos.',
  invalid_format: 'El texto no tiene la forma que indica la página del endpoint.',
  card_number_in_text:
    'Un texto contiene lo que se lee como un número de tarjeta. Los textos se conservan, se ven en el panel y viajan en los webhooks: los datos de tarjeta solo van en sus campos. Si es un número de pedido de 14 a 16 dígitos que empieza como una tarjeta, intercala letras.',
  invalid_text: 'El texto trae caracteres de control, como saltos de línea o tabuladores. Quítalos.',
  fraction_of_centavo:
    'El monto tiene más de dos decimales. Redondea a centavos antes de enviarlo; con números de punto flotante suele pasar después de multiplicar.',
  not_a_day: 'La fecha tiene la forma correcta, pero ese día no existe en el calendario.',
  ends_before_start: 'La fecha final es anterior a la inicial.',
  too_many_to_sort:
    'Por fecha se ordena cualquier cantidad; por otra columna, 10,000 filas como máximo. Filtra por fechas, estado o referencia antes de ordenar.',
  too_many_to_filter:
    'El estado de una liga se busca entre 10,000 ligas como máximo. Elige primero las fechas o la referencia.',
  card_number_invalid:
    'El número no pasa la verificación (dígito de Luhn) o no tiene los dígitos de su marca: 16, o 15 en American Express. Envíalo sin espacios ni guiones.',
  card_brand_unknown:
    'El número no es de Visa, Mastercard ni American Express, las marcas que se aceptan. Revísalo en tu formulario antes de enviarlo y dile a tu cliente con cuáles puede pagar.',
  security_code_length: 'El código de seguridad tiene 3 dígitos, o 4 en American Express.',
  month_invalid: 'El mes de vencimiento va de 01 a 12, con dos dígitos.',
  card_type_mismatch:
    '`CardType` o `IdPaymentMethod` no corresponde a la tarjeta. Puedes omitir ambos: la tarjeta ya lo dice.',
  credit_card_needed:
    'La página se creó con `IdPaymentMethod` 8: solo acepta tarjetas de crédito. Sin él acepta crédito y débito.',
  debit_card_needed:
    'La página se creó con `IdPaymentMethod` 10: solo acepta tarjetas de débito. Sin él acepta crédito y débito.',
  installments_not_allowed:
    'Los meses sin intereses piden tarjeta de crédito, al menos 100 MXN por mes y un plazo de 3, 6, 9, 12 o 18 meses (hasta 12 en American Express).',
  invalid_ip:
    'Escribe una dirección IPv4: cuatro números de 0 a 255 separados por puntos, sin ceros a la izquierda.',
  invalid_card:
    'El número no está completo o no es de una tarjeta Visa, Mastercard, American Express, Diners Club, Discover o JCB. Revisa los dígitos.',
  not_on_transaction:
    'La transacción no tiene ese dato: un pago en efectivo no tiene tarjeta, y la IP se conoce solo si se envió Device.IP o si tu cliente pagó en nuestra página.',
  cash_reference_status:
    'Esa combinación de filtros no encuentra nada: la referencia de efectivo existe solo en pagos en tienda.',
  not_together: 'Son dos maneras distintas de pagar, o dos procesos que no van juntos. Deja solo uno.',
  day_past: 'El primer cobro puede ser hoy o después, según el reloj de la cuenta.',
  invalid_url: 'Escribe la dirección completa, con http:// o https://, y sin usuario:contraseña@.',
  invalid_return_url:
    'Escribe la dirección completa de una página tuya con https://, sin usuario:contraseña@. Con http:// solo se acepta tu propia máquina: localhost, 127.0.0.1 o [::1].',
  invalid_logo: 'Sube la imagen y usa la URL que responde la carga, o da una que empiece con https://.',
  invalid_emails: 'Corrige o quita los correos que nombra el mensaje; sepáralos con coma o punto y coma.',
  private_address:
    'Los resultados no se entregan a redes privadas: localhost, 10.x, 192.168.x, direcciones locales y similares, ni a nombres que llevan ahí. Usa una dirección pública o un túnel; en modo pruebas el buzón incluido siempre funciona. Quien opera el despliegue puede permitir redes privadas con `PASARELA_PRIVATE_WEBHOOKS`=on.',
  undecipherable:
    'Data se cifra con la llave pública que muestra Integración, en base64. Si la llave se generó de nuevo, actualízala en tu página; revisa también que `ApiKey` sea la de la misma cuenta y ambiente.',
  not_the_name:
    'Escribe el nombre del negocio tal como aparece en tu panel: así nadie vacía por descuido la cuenta equivocada.',
  business_required:
    'La lista companies llegó vacía. Todo usuario tiene acceso al menos a un negocio; para quitarle el último, quita su acceso.',
  repeated_value: 'El mismo valor está dos veces en la lista. Deja uno solo.',
  already_taken:
    'Otra persona ya tiene ese nombre de usuario o ese correo. Si trabaja contigo, invítala en lugar de crearla otra vez.',
  not_changeable: 'El nombre de usuario queda fijo cuando se crea. Envía el mismo o no lo envíes.',
  not_changeable_here:
    'El correo es el mismo en todos los negocios de una persona: solo lo cambia quien la puede editar en todos ellos.',
  invalid_user_name:
    'Usa letras sin acento, números, puntos, guiones o guiones bajos, y empieza con una letra o un número.',
  password_is_name:
    'La contraseña es el nombre de usuario, el correo o uno de ellos con números alrededor. Elige otra.',
  password_too_common:
    'La contraseña es una palabra muy usada, una secuencia del teclado o una repetición. Cuatro palabras que no tengan que ver entre sí son mejores y más fáciles de recordar.',
  password_unchanged: 'La contraseña nueva es la misma que la actual.',
  wrong_password:
    'La contraseña actual no es la que enviaste. Después de varios intentos hay que esperar, como al iniciar sesión.',
  does_not_match: 'El valor es de otro negocio que el de tus credenciales. Omite el campo o corrígelo.',
  file_needed:
    'La llamada llegó sin archivos. Envía al menos uno en el campo de formulario que indica la llamada.',
  phone_digits: 'Envía solo los diez dígitos del teléfono, sin lada internacional, espacios ni guiones.',
  day_form: 'Escribe el año con cuatro cifras y separa con diagonales: 2026/12/31.',
  day_not_later:
    'El segundo pago de una suscripción es posterior a hoy, según el reloj de la cuenta. Envía una fecha posterior.',
  next_payment_after_due:
    'El siguiente pago no puede ser posterior al día en que vence la liga. Adelántalo o da más vigencia a la liga.',
  reference_held:
    'Un pago hecho o en curso ya tiene esta referencia. Usa otra o revisa primero esa transacción.',
  replaces_open_payment:
    'Hay un pago abierto con esa referencia, quizá de otro cliente. Nómbralo en replaces si la liga nueva debe reemplazarlo, o usa otra referencia.',
  reference_repeated: 'Dos líneas de tus archivos tienen la misma referencia. Cada liga necesita la suya.',
  column_missing:
    'La primera línea del archivo debe nombrar esta columna, igual que la plantilla. Descarga la plantilla y compara.',
  column_unknown:
    'La primera línea nombra una columna que la plantilla no tiene. Quítala o corrige su nombre.',
  column_repeated: 'La primera línea nombra esta columna dos veces. Deja una.',
  cells_beyond_columns:
    'Encierra entre comillas el valor que lleva coma o punto y coma, o quita la celda que sobra.',
  quotes_open: 'Cierra la comilla, o escríbela dos veces donde es parte del valor.',
  lines_missing: 'El archivo tiene los encabezados y nada debajo. Agrega una línea por liga.',
  too_many_lines: 'Divide el archivo: lo que pasa del límite va en otro, que se crea después.',
  file_empty: 'El archivo no tiene contenido. Elige otro o guárdalo de nuevo antes de enviarlo.',
  file_type:
    'Cuenta el contenido, no el nombre: guarda el archivo de nuevo en uno de los tipos que admite la llamada.',
  file_utf16:
    'En Excel elige “CSV UTF-8 (delimitado por comas)” al guardar, no “Texto Unicode”. En otro programa, la codificación UTF-8.',
  file_name: 'Da al archivo la terminación de su tipo; además se revisa su contenido.',
  file_size: 'Reduce el archivo o divídelo: el límite es por archivo.',
  image_size: 'Reduce la imagen; el límite es para el ancho y para el alto.',
};
