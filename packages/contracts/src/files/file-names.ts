const hidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/**
 * A file name without control characters, line breaks and characters that change the text direction: with one of them,
 * `guia\u202efdp.exe` is displayed as `guiaexe.pdf`.
 */
export const plainFileName = (given: string): string => given.replace(hidden, '') || 'file';
