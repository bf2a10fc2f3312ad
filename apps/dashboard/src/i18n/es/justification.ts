/** Words of a reason that is asked for. */
export const justificationWords = {
  wrong: (least: string, most: string) => `Escribe entre ${least} y ${most} caracteres.`,
  left: (count: number) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
  tooMany: (count: number) => (count === 1 ? 'Sobra 1 carácter' : `Sobran ${count} caracteres`),
};
