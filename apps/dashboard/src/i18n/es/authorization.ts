/** Words of what can be done with an authorization. */
export const authorizationWords = {
  title: (reference: string) => `Preautorización ${reference}`,
  authorized: (amount: string, customer: string) => `${amount} autorizados a ${customer}.`,
  expires: 'Vence el',
  whatToDo: 'Qué hacer',
  facts: 'Autorización',
  left: {
    days: (count: number) => (count === 1 ? 'queda 1 día' : `quedan ${count} días`),
    hours: (count: number) => (count === 1 ? 'queda 1 hora' : `quedan ${count} horas`),
    minutes: (count: number) => (count === 1 ? 'queda 1 minuto' : `quedan ${count} minutos`),
    none: 'ya venció',
  },
  charge: {
    tab: 'Cobrar',
    amount: 'Monto a cobrar',
    bounds: (min: string, max: string) => `De ${min} a ${max}. Se cobra una sola vez.`,
    required: 'El monto es obligatorio: un número con dos decimales como máximo.',
    problems: {
      tooLittle: (min: string) => `El monto debe ser de ${min} o más.`,
      tooMuch: (max: string) => `El monto no puede superar lo autorizado: ${max}.`,
    },
    sentence: (amount: string, of: string, destination: string) =>
      `Se cobran ${amount} de los ${of} autorizados a ${destination}.`,
    released: (rest: string) => `Los ${rest} restantes se liberan.`,
    nothingReleased: 'No queda nada por liberar.',
    deposited: (deposit: string, commission: string) =>
      `Se te depositarán ${deposit}: menos ${commission} de comisión con IVA.`,
    submit: (amount: string) => `Cobrar ${amount}`,
    running: 'Cobrando…',
    success: 'La transacción se capturó con éxito',
  },
  cancel: {
    tab: 'Cancelar',
    reason: 'Motivo de la cancelación',
    sentence: (amount: string, destination: string) =>
      `Se cancela la autorización y se liberan los ${amount} de ${destination}. No se puede deshacer.`,
    submit: 'Cancelar la preautorización',
    running: 'Cancelando…',
    success: 'La transacción se canceló con éxito',
  },
};
