const month = '(?:0[1-9]|1[0-2])';
const dayOfMonth = '(?:0[1-9]|[12]\\d|3[01])';
const clock = '(?:[01]\\d|2[0-3])[0-5]\\d[0-5]\\d';

/** Timestamps: milliseconds since 1970 in the years 2014 to 2033, or a date with or without a time. */
const moments = new RegExp(
  `^(?:1[4-9]\\d{11}|20\\d\\d${month}${dayOfMonth}(?:${clock}(?:\\d{3})?)?|2[0-9]${month}${dayOfMonth}${clock})$`,
);

/** Whether a group of digits is a timestamp. Order numbers often contain one; card numbers do not. */
export const isMoment = (group: string): boolean => group.length >= 8 && moments.test(group);

/**
 * The blocks of Mastercard's range 2221 to 2720 that look like a year and month or a day and month and that no issuer is known to
 * hold. Blocks that look like 2027 are excluded, because issuers hold them.
 */
const unissued = '(?:231[12]|240[1-9]|2410(?!0[01])|241[12]|2[56](?:0[1-9]|1[0-2]))';

/**
 * A number of 16 digits that begins with a timestamp, as many order numbers do: `yyMMddHHmmss` and four digits, or `ddMMyyyyHHmmss`
 * and two. In the unissued blocks, 27 of 1,000 numbers match.
 */
const timed = new RegExp(
  `^(?=${unissued})(?:\\d{4}${dayOfMonth}${clock}\\d{4}|\\d{4}20\\d\\d${clock}\\d{2})$`,
);

/**
 * A number counted up from a round one, such as 4000000000012345: at least eight zeros after one or two digits, or seven in the
 * shorter American Express numbers. The first 10,000 are excluded, because published test cards look like them. At most one card in
 * ten million matches.
 */
const counted = /^(?:\d{1,2}0{8,}[1-9]\d{4,}|3[47]0{7,}[1-9]\d{4,})$/;

/** Whether digits that could be a card number have the pattern of an order number. */
export const isOrderNumber = (digits: string): boolean => timed.test(digits) || counted.test(digits);
