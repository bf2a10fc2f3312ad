import type { LinkField } from '@pasarela/contracts/payment-links/payment-link-fields';
import { useWords } from '#i18n/use-words.ts';

const es = {
  title: 'Ligas de pago por archivo',
  explanation:
    'Sube un CSV con una liga por línea, hasta 10,000. Revisamos todas las líneas antes: se crean todas las ligas o ninguna, y se prepara un correo para cada cliente.',
  back: 'Ligas de pago',
  files: {
    drop: 'Arrastra aquí tus archivos CSV',
    choose: 'o elígelos en tu equipo',
    touch: 'Elegir archivos CSV',
    hint: 'Solo .csv, de 10 MB como máximo; hasta 5 archivos a la vez.',
    template: 'Descargar la plantilla',
    columns: 'Columnas del archivo',
    optional: 'opcional',
    chosen: 'Archivos',
    remove: (name: string) => `Quitar ${name}`,
    missing: 'Debes agregar al menos un archivo',
    notCsv: (name: string) =>
      `Tipo de archivo no permitido: “${name}” no es un CSV. Solo se aceptan archivos .csv.`,
    tooLarge: (name: string) => `“${name}” excede 10 MB.`,
    tooMany: (max: string) => `Sube ${max} archivos como máximo.`,
  },
  columns: {
    referenceNumber: 'Referencia',
    email: 'Correo',
    phoneNumber: 'Teléfono',
    amount: 'Monto',
    currency: 'Moneda',
    expirationDate: 'Vencimiento',
    typeFrequency: 'Cómo se paga',
    frequency: 'Periodicidad',
    numberOfPays: 'Pagos',
    nextPaymentDate: 'Siguiente pago',
    offsetExpiration: 'Días al vencimiento',
    returnUrl: 'Regreso a la tienda',
  } satisfies Record<LinkField, string>,
  lines: {
    title: 'Líneas de los archivos',
    line: 'Línea',
    actions: 'Acciones',
    none: '—',
    place: (line: string) => `Línea ${line}`,
    placeInFile: (line: string, file: string) => `${file}, línea ${line}`,
    cell: (column: string, place: string) => `${column}, ${place}`,
    remove: (place: string) => `Quitar: ${place}`,
    removeShort: 'Quitar',
  },
  preview: {
    title: 'Vista previa',
    show: 'Qué líneas se muestran',
    all: (count: string) => `Todas (${count})`,
    wrong: (count: string) => `Por corregir (${count})`,
    replacing: (count: string) => `Reemplazan (${count})`,
    pages: 'Páginas de la vista previa',
    previous: 'Líneas anteriores',
    next: 'Líneas siguientes',
    rows: (first: string, last: string, all: string) => `${first} a ${last} de ${all}`,
  },
  faults: {
    ofFile: 'Corrige el archivo y súbelo otra vez',
    at: (file: string, line: string, column: string | null, text: string) =>
      column === null ? `${file}, línea ${line}: ${text}` : `${file}, línea ${line}, ${column}: ${text}`,
    tooLong: (lines: string, max: string) =>
      `Los archivos suman ${lines} líneas; se crean ${max} ligas a la vez como máximo.`,
    more: (count: string) => `Y ${count} más.`,
  },
  create: 'Generar ligas',
  createCount: (count: number, shown: string) => (count === 1 ? 'Generar 1 liga' : `Generar ${shown} ligas`),
  toCorrect: (count: number, shown: string, all: string) =>
    count === 1
      ? `1 de ${all} ${all === '1' ? 'línea' : 'líneas'} por corregir`
      : `${shown} de ${all} líneas por corregir`,
  allRight: (count: number, shown: string) =>
    count === 1 ? 'La línea está bien' : `Las ${shown} líneas están bien`,
  replacing: {
    lines: (count: number, shown: string, all: string) =>
      count === 1
        ? `1 de ${all} ${all === '1' ? 'línea' : 'líneas'} reemplaza un pago abierto`
        : `${shown} de ${all} líneas reemplazan pagos abiertos`,
    kinds: { link: 'la liga abierta', form: 'la página de pago abierta' },
    ofAnother: (kind: string, email: string, amount: string) =>
      `Reemplaza ${kind} de ${email}, por ${amount}.`,
    ofSame: (kind: string, amount: string) => `Reemplaza ${kind} del mismo cliente, por ${amount}.`,
    title: (count: number, shown: string) =>
      count === 1 ? '¿Reemplazar 1 pago abierto?' : `¿Reemplazar ${shown} pagos abiertos?`,
    sentence: (count: number): string =>
      count === 1 ? 'Su cliente ya no podrá pagarlo.' : 'Sus clientes ya no podrán pagarlos.',
    ofOthers: (count: number, shown: string) =>
      count === 1
        ? '1 es de otro cliente: revisa su referencia.'
        : `${shown} son de otros clientes: revisa sus referencias.`,
    more: (count: string) => `Y ${count} más, marcadas en la vista previa.`,
    submit: 'Reemplazar y generar',
    running: 'Generando las ligas…',
  },
  created: (count: number): string =>
    count === 1 ? 'La liga de pago se creó con éxito' : 'Las ligas de pago se crearon con éxito',
  progress: {
    label: 'Avance',
    uploading: (percent: string) => `Subiendo los archivos: ${percent}%`,
    waiting: 'Esperando al servidor…',
    checking: (done: string, rows: string) => `Revisando líneas: ${done} de ${rows}`,
    creating: (done: string, rows: string) => `Generando ligas: ${done} de ${rows}`,
    mailing: (done: string, rows: string) => `Las ligas están listas. Preparando correos: ${done} de ${rows}`,
    note: 'Se crean todas o ninguna: si algo se interrumpe, no queda ninguna a medias.',
  },
  result: {
    title: (count: number, shown: string) => (count === 1 ? 'Se creó 1 liga' : `Se crearon ${shown} ligas`),
    text: 'Cada cliente tiene su correo con la liga. Descárgalas para compartirlas por otro medio.',
    replaced: (count: number, shown: string) =>
      count === 1
        ? 'Se reemplazó 1 pago abierto, que ya no se puede pagar.'
        : `Se reemplazaron ${shown} pagos abiertos, que ya no se pueden pagar.`,
    download: 'Descargar las ligas (CSV)',
    toList: 'Ver las ligas de pago',
    another: 'Subir otro archivo',
    fileName: (company: string, day: string) => `ligas-de-pago-${company}-${day}.csv`,
    headings: ['Transacción', 'Referencia', 'Correo', 'Monto', 'Vencimiento', 'Liga'] as readonly string[],
  },
};

const en: typeof es = {
  title: 'Paid leagues from a file',
  explanation:
    'Upload a CSV with one link per line, up to 10,000. Every line is checked first: all the links are created or none, and an e-mail is prepared for each customer.',
  back: 'Paid leagues',
  files: {
    drop: 'Drag your CSV files here',
    choose: 'or choose them on your computer',
    touch: 'Choose CSV files',
    hint: 'Only .csv, of at most 10 MB; up to 5 files at once.',
    template: 'Download the template',
    columns: 'Columns of the file',
    optional: 'optional',
    chosen: 'Files',
    remove: (name) => `Remove ${name}`,
    missing: 'You must add at least one file',
    notCsv: (name) => `File type not allowed: “${name}” is not a CSV. Only .csv files are accepted.`,
    tooLarge: (name) => `“${name}” exceeds 10 MB.`,
    tooMany: (max) => `Upload at most ${max} files.`,
  },
  columns: {
    referenceNumber: 'Reference',
    email: 'E-mail',
    phoneNumber: 'Phone',
    amount: 'Amount',
    currency: 'Currency',
    expirationDate: 'Due date',
    typeFrequency: 'How it is paid',
    frequency: 'Periodicity',
    numberOfPays: 'Payments',
    nextPaymentDate: 'Next payment',
    offsetExpiration: 'Days to the due date',
    returnUrl: 'Return to the shop',
  },
  lines: {
    title: 'Lines of the files',
    line: 'Line',
    actions: 'Actions',
    none: '—',
    place: (line) => `Line ${line}`,
    placeInFile: (line, file) => `${file}, line ${line}`,
    cell: (column, place) => `${column}, ${place}`,
    remove: (place) => `Remove: ${place}`,
    removeShort: 'Remove',
  },
  preview: {
    title: 'Preview',
    show: 'Which lines are shown',
    all: (count) => `All (${count})`,
    wrong: (count) => `With problems (${count})`,
    replacing: (count) => `Replacing (${count})`,
    pages: 'Pages of the preview',
    previous: 'Previous lines',
    next: 'Next lines',
    rows: (first, last, all) => `${first} to ${last} of ${all}`,
  },
  faults: {
    ofFile: 'Correct the file and upload it again',
    at: (file, line, column, text) =>
      column === null ? `${file}, line ${line}: ${text}` : `${file}, line ${line}, ${column}: ${text}`,
    tooLong: (lines, max) =>
      `The files have ${lines} lines in total; at most ${max} links are created at once.`,
    more: (count) => `And ${count} more.`,
  },
  create: 'Generate links',
  createCount: (count, shown) => (count === 1 ? 'Generate 1 link' : `Generate ${shown} links`),
  toCorrect: (count, shown, all) =>
    count === 1 ? `1 of ${all} lines to correct` : `${shown} of ${all} lines to correct`,
  allRight: (count, shown) => (count === 1 ? 'The line is correct' : `All ${shown} lines are correct`),
  replacing: {
    lines: (count, shown, all) =>
      count === 1
        ? `1 of ${all} lines replaces an open payment`
        : `${shown} of ${all} lines replace open payments`,
    kinds: { link: 'the open link', form: 'the open payment page' },
    ofAnother: (kind, email, amount) => `Replaces ${kind} for ${email}, of ${amount}.`,
    ofSame: (kind, amount) => `Replaces ${kind} for the same customer, of ${amount}.`,
    title: (count, shown) => (count === 1 ? 'Replace 1 open payment?' : `Replace ${shown} open payments?`),
    sentence: (count) =>
      count === 1 ? 'Its customer can no longer pay it.' : 'Their customers can no longer pay them.',
    ofOthers: (count, shown) =>
      count === 1
        ? '1 is another customer’s: check its reference.'
        : `${shown} are other customers’: check their references.`,
    more: (count) => `And ${count} more, marked in the preview.`,
    submit: 'Replace and generate',
    running: 'Generating the links…',
  },
  created: (count) =>
    count === 1 ? 'Paid league was successfully created' : 'Paid leagues were successfully created',
  progress: {
    label: 'Progress',
    uploading: (percent) => `Uploading the files: ${percent}%`,
    waiting: 'Waiting for the server…',
    checking: (done, rows) => `Checking lines: ${done} of ${rows}`,
    creating: (done, rows) => `Generating links: ${done} of ${rows}`,
    mailing: (done, rows) => `The links are ready. Preparing e-mails: ${done} of ${rows}`,
    note: 'All of them or none: if it is interrupted, nothing is left half done.',
  },
  result: {
    title: (count, shown) => (count === 1 ? '1 link was created' : `${shown} links were created`),
    text: 'There is an e-mail with the link for each customer. Download the links to share them another way.',
    replaced: (count, shown) =>
      count === 1
        ? '1 open payment was replaced and can no longer be paid.'
        : `${shown} open payments were replaced and can no longer be paid.`,
    download: 'Download the links (CSV)',
    toList: 'See the paid leagues',
    another: 'Upload another file',
    fileName: (company, day) => `paid-leagues-${company}-${day}.csv`,
    headings: ['Transaction', 'Reference', 'E-mail', 'Amount', 'Due date', 'Link'],
  },
};

/** Words of making many payment links from files. */
export const bulkLinksWords = { es, en };
export const useBulkLinksWords = (): typeof es => useWords(bulkLinksWords);
