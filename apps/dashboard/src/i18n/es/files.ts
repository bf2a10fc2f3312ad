/** Words of files that are chosen. */
export const filesWords = {
  remove: (name: string) => `Quitar ${name}`,
};
