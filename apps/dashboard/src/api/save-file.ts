/** Hands a file to the browser's downloads, under the name that the server gave it. */
export const saveFile = ({ fileName, blob }: { readonly fileName: string; readonly blob: Blob }): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // After the click the browser keeps its own reference to the blob, so the URL can be revoked.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};
