const month = '(?:0[1-9]|1[0-2])';
const dayOfMonth = '(?:0[1-9]|[12]\\d|3[01])';
const clock = '(?:[01]\\d|2[0-3])[0-5]\\d[0-5]\\d';

/** Milliseconds since 1970 of the years 2014 to 2033, and moments written out in full. */
const moments = new RegExp(
  `^(?:1[4-9]\\d{11}|20\\d\\d${month}${dayOfMonth}(?:${clock}(?:\\d{3})?)?|2[0-9]${month}${dayOfMonth}${clock})$`,
);

/** Whether a group of digits is a moment by itself: a part of an order number, and of no card. */
export const isMoment = (group: string): boolean => group.length >= 8 && moments.test(group);

/**
 * The blocks of Mastercard's range 2221 to 2720 that begin like a year and a month, or a day and a month, and that no issuer is known to
 * hold. Those of 2027 are held.
 */
const unissued = '(?:231[12]|240[1-9]|2410(?!0[01])|241[12]|2[56](?:0[1-9]|1[0-2]))';

/**
 * A moment that begins a number of 16 digits, as orders are often numbered: `yyMMddHHmmss` and four digits more, or `ddMMyyyyHHmmss` and
 * two. Of a thousand numbers in an unissued block 27 look so.
 */
const timed = new RegExp(
  `^(?=${unissued})(?:\\d{4}${dayOfMonth}${clock}\\d{4}|\\d{4}20\\d\\d${clock}\\d{2})$`,
);

/**
 * A number that was counted up from a round one, such as 4000000000012345: eight zeros or more after one or two digits, or seven in the
 * shorter numbers of American Express. The first ten thousand are left to the published test cards, which are made like this; of ten million
 * cards at most one looks so.
 */
const counted = /^(?:\d{1,2}0{8,}[1-9]\d{4,}|3[47]0{7,}[1-9]\d{4,})$/;

/** Whether digits that could be a card's are an order number, by the way in which these are made. */
export const isOrderNumber = (digits: string): boolean => timed.test(digits) || counted.test(digits);
