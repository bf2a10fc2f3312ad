import {
  brandOf,
  type CardBrand,
  cardBrandNames,
  cardBrands,
} from '@pasarela/contracts/card-numbers/card-brands';
import { limits } from '@pasarela/contracts/limits/limits';
import { fullYear } from '@pasarela/contracts/test-cards/test-cards';
import type { Queries, Unit } from '#database/queries.ts';
import { invalidFields, Refusal } from '#errors/refusal.ts';
import type { CardTokenRow, FormSessionRow } from '#generated/stored-tables.ts';
import { keyedHash, type Secrets } from '#security/secrets.ts';
import type { Acquirer, KeptCard } from './acquirer.ts';
import {
  findCardToken,
  findCardTokenById,
  findFormSession,
  insertCardToken,
  insertFormSession,
  useFormSession,
} from './card-tokens-repository.ts';

/** A card as sent in a request. */
export type SentCard = {
  readonly cardNumber?: string;
  readonly cardExpirationMonth?: string;
  readonly cardExpirationYear?: string;
};

const brandNamed = (name: string): CardBrand => {
  const brand = cardBrandNames.find((known) => known === name);
  if (!brand) throw new Error(`unknown brand ${name}`);
  return brand;
};

const keptOf = (row: CardTokenRow | FormSessionRow): KeptCard => ({
  acquirerToken: row.acquirerToken,
  brand: brandNamed(row.brand),
  funding: row.funding === 'debit' ? 'debit' : 'credit',
  firstSix: row.firstSix,
  lastFour: row.lastFour,
  fingerprint: row.fingerprint,
  expiryMonth: row.expiryMonth,
  expiryYear: row.expiryYear,
});

/** The brand and card type of a stored card, as shown in answers. */
export const shownBrand = ({ brand }: { readonly brand: string }) => {
  const { label, cardType } = cardBrands[brandNamed(brand)];
  return { brand: label, cardType };
};

/** A keyed hash that identifies a card within an account; the card number cannot be derived from it. */
export const cardFingerprint = (secrets: Secrets, accountId: number, number: string): string =>
  keyedHash(secrets.cardFingerprint, `${accountId} ${number}`);

/** Hands a card to the acquirer for storage. What we store ourselves does not contain the card number. */
export const keepCard = (
  acquirer: Acquirer,
  secrets: Secrets,
  accountId: number,
  { cardNumber: number = '', cardExpirationMonth: month = '', cardExpirationYear: year = '' }: SentCard,
): KeptCard => {
  const brand = brandOf(number);
  if (!brand) throw invalidFields([{ field: 'cardNumber', code: 'card_brand_unknown' }]);
  return {
    acquirerToken: acquirer.keep({ number, brand, month, year }),
    brand,
    funding: acquirer.fundingOf(number),
    firstSix: number.slice(0, 6),
    lastFour: number.slice(-4),
    fingerprint: cardFingerprint(secrets, accountId, number),
    expiryMonth: month,
    expiryYear: fullYear(year),
  };
};

/** The card of a token that the merchant can use. */
export const cardOfToken = async (queries: Queries, accountId: number, code: string): Promise<KeptCard> => {
  const row = await findCardToken(queries, accountId, code);
  if (!row) throw new Refusal('card_token_not_found');
  return keptOf(row);
};

/** The displayable data of the card that a subscription charges. */
export const shownCardById = async (queries: Queries, accountId: number, id: number) => {
  const row = await findCardTokenById(queries, accountId, id);
  if (!row) throw new Error(`no card ${id}`);
  return {
    brand: shownBrand(row).brand,
    lastFour: row.lastFour,
    expiry: `${row.expiryMonth}/${row.expiryYear}`,
    keptAt: row.createdAt,
  };
};
export type ShownCard = Awaited<ReturnType<typeof shownCardById>>;

/** The card that a subscription charges. */
export const cardById = async (queries: Queries, accountId: number, id: number): Promise<KeptCard> => {
  const row = await findCardTokenById(queries, accountId, id);
  if (!row) throw new Error(`no card ${id}`);
  return keptOf(row);
};

/** Uses up a form session: returns its card and the payer's IP address. Sessions expire by real time. */
export const cardOfSession = async (
  unit: Unit,
  accountId: number,
  sessionId: string,
  realNow: Date,
): Promise<{ readonly card: KeptCard; readonly payerIp: string | null }> => {
  const row = await findFormSession(unit, accountId, sessionId);
  const over = !row || realNow.getTime() - row.createdAt.getTime() > limits.formSessionLife;
  if (over || (await useFormSession(unit, accountId, sessionId, realNow)) === 0)
    throw new Refusal('form_session_not_usable');
  return { card: keptOf(row), payerIp: row.payerIp };
};

/** Stores the card of a form session. A session id can be used once per account. */
export const storeSession = async (
  unit: Unit,
  card: KeptCard,
  session: {
    readonly accountId: number;
    readonly sessionId: string;
    readonly payerIp: string | null;
    readonly realNow: Date;
  },
): Promise<void> => {
  const { accountId, sessionId, payerIp, realNow } = session;
  if (await findFormSession(unit, accountId, sessionId)) throw new Refusal('form_session_taken');
  await insertFormSession(unit, { ...card, accountId, sessionId, payerIp, createdAt: realNow });
};

type Keeping = {
  readonly accountId: number;
  readonly code: string;
  readonly customerEmail: string;
  readonly customerName: string;
  /** Whether the merchant asked for the token and sees it in the list of tokens. */
  readonly listed: boolean;
  readonly now: Date;
};

/** Stores a card token; returns its row id. */
export const storeCard = (
  unit: Unit,
  card: KeptCard,
  { accountId, code, customerEmail, customerName, listed, now }: Keeping,
): Promise<number> =>
  insertCardToken(unit, {
    ...card,
    accountId,
    code,
    customerEmail,
    customerName,
    emailKey: customerEmail.toLowerCase(),
    listed,
    createdAt: now,
  });
