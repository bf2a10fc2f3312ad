import type { LinkField } from '@pasarela/contracts/payment-links/payment-link-fields';

/** Words of making many payment links from files. */
export const bulkLinksWords = {
  title: 'Ligas de pago por archivo',
  explanation:
    'Sube un CSV con una liga por línea, hasta 10,000. Revisamos todas las líneas antes: se crean todas las ligas o ninguna, y se escribe un correo para cada cliente.',
  back: 'Ligas de pago',
  files: {
    drop: 'Arrastra aquí tus archivos CSV',
    choose: 'o elígelos en tu equipo',
    hint: 'Solo .csv, de 10 MB como máximo; hasta 5 archivos a la vez.',
    template: 'Descargar la plantilla',
    chosen: 'Archivos',
    remove: (name: string) => `Quitar ${name}`,
    missing: 'Debes agregar al menos un archivo',
    notCsv: (name: string) => `“${name}” no es un archivo CSV. Solo se aceptan archivos .csv.`,
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
  create: 'Crear ligas',
  createCount: (count: number, shown: string) => (count === 1 ? 'Crear 1 liga' : `Crear ${shown} ligas`),
  toCorrect: (count: number, shown: string, all: string) =>
    count === 1 ? `1 de ${all} líneas por corregir` : `${shown} de ${all} líneas por corregir`,
  allRight: (count: number, shown: string) =>
    count === 1 ? 'La línea está bien' : `Las ${shown} líneas están bien`,
  replacing: {
    lines: (count: number, shown: string, all: string) =>
      count === 1
        ? `1 de ${all} líneas reemplaza un pago abierto`
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
    submit: 'Reemplazar y crear',
    running: 'Creando las ligas…',
  },
  created: (count: number): string =>
    count === 1 ? 'La liga de pago se creó con éxito' : 'Las ligas de pago se crearon con éxito',
  progress: {
    label: 'Avance',
    uploading: (percent: string) => `Subiendo los archivos: ${percent}%`,
    waiting: 'Esperando al servidor…',
    checking: (done: string, rows: string) => `Revisando líneas: ${done} de ${rows}`,
    creating: (done: string, rows: string) => `Creando ligas: ${done} de ${rows}`,
    mailing: (done: string, rows: string) => `Las ligas ya existen. Escribiendo correos: ${done} de ${rows}`,
    note: 'Se crean todas o ninguna: si algo se interrumpe, no queda ninguna a medias.',
  },
  result: {
    title: (count: number, shown: string) => (count === 1 ? 'Se creó 1 liga' : `Se crearon ${shown} ligas`),
    text: 'Escribimos un correo para cada cliente. Descarga las ligas para compartirlas por otro medio.',
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
