/** Words of the keys. */
export const integrationKeysWords = {
  title: 'Llaves',
  apiKeys: {
    title: 'API keys',
    text: 'Tu servidor se identifica con la API key y su contraseña. La API key se puede ver siempre; la contraseña, solo cuando se crea.',
    none: 'Aún no hay llave',
    copy: 'la API key',
    copyPassword: 'la contraseña',
    roll: 'Cambiar contraseña',
    make: 'Crear llave',
    rollElsewhere: (environment: string) => `Inicia sesión en ${environment} para cambiar su contraseña.`,
    makeElsewhere: (environment: string) => `Inicia sesión en ${environment} para crearla.`,
    consequence: (environment: string) =>
      `La API key de ${environment} recibe otra contraseña. La actual y los tokens que dio dejan de servir en el acto: tu servidor no podrá cobrar hasta que uses la nueva.`,
    firstText: (environment: string) =>
      `Se crea la API key de ${environment} con su contraseña. Con ellas tu servidor puede cobrar.`,
    confirm: 'Sí, cambiar contraseña',
    rolling: 'Cambiando…',
    rolledTitle: 'Nueva contraseña',
    rolledText: 'Úsala en tu servidor junto con la API key.',
    identifier: 'API key',
    password: 'Contraseña',
    notRolled: 'No se cambió la contraseña',
  },
  publicKey: {
    title: 'Llave pública',
    text: 'Con ella tu página cifra los datos de la tarjeta antes de enviarlos: nunca pasan por tu servidor.',
    none: 'Aún no hay llave pública',
    blockTitle: 'Llave pública',
    copy: 'la llave pública',
    make: 'Crear llave pública',
    makeAnother: 'Crear otra llave pública',
    replace: 'Sí, reemplazar la llave',
    making: 'Creando…',
    firstText: 'Se crea un par de llaves. La pública va en tu página; la privada no sale de Pasarela.',
    anotherText:
      'La llave actual deja de servir en el acto: las páginas que la usan no podrán cobrar hasta que pongas la nueva.',
    made: 'Llave pública creada',
    notMade: 'Error de llave pública',
  },
};
