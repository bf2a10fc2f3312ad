const hidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/**
 * A file's name as it is kept and shown: without control characters, line breaks and the marks that turn the direction of writing.
 * With one of those `guia\u202efdp.exe` is read as `guiaexe.pdf`.
 */
export const plainFileName = (given: string): string => given.replace(hidden, '') || 'file';
