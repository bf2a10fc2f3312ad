/** Words of a reason that is asked for. */
export const justificationWords = {
  wrong: (min: string, max: string) => `Escribe entre ${min} y ${max} caracteres.`,
  left: (count: number) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
  tooMany: (count: number) => (count === 1 ? 'Sobra 1 carácter' : `Sobran ${count} caracteres`),
};
