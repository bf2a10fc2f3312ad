/** A reference as it is read out: in groups of four. */
export const groupReference = (digits: string): string => digits.match(/\d{1,4}/g)?.join(' ') ?? digits;
