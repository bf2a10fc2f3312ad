import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

export type DownloadedPdf = { readonly title: string; readonly pages: readonly string[] };

/** Reads a downloaded PDF: its title, and the text of each page. */
export const readDownloadedPdf = async (download: Download): Promise<DownloadedPdf> => {
  const document = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  const { info } = await document.getMetadata();
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : [])).join(' '));
  }
  await document.cleanup();
  return { title: (info as { Title?: string }).Title ?? '', pages };
};
