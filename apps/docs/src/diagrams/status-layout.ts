import { statusesAfter, transactionMoves } from '@pasarela/contracts/statuses/transaction-moves';
import {
  Status,
  type TransactionStatus,
  transactionStatusIds,
} from '@pasarela/contracts/statuses/transaction-status';

type Point = { readonly x: number; readonly y: number };

/** The size of the drawing and of a status in it. */
export const drawing = { width: 1060, height: 512, node: { width: 132, height: 54 } } as const;

/** The upper left corners. The road of a paid payment leads from left to right; what ends unpaid stands below it. */
export const places: Readonly<Record<TransactionStatus, Point>> = {
  [Status.created]: { x: 20, y: 166 },
  [Status.review]: { x: 208, y: 86 },
  [Status.pendingPayment]: { x: 396, y: 226 },
  [Status.authorized]: { x: 396, y: 30 },
  [Status.reversed]: { x: 584, y: 0 },
  [Status.authorizationExpired]: { x: 584, y: 66 },
  [Status.accepted]: { x: 584, y: 166 },
  [Status.partiallyRefunded]: { x: 756, y: 76 },
  [Status.chargebackInProcess]: { x: 756, y: 256 },
  [Status.refunded]: { x: 928, y: 166 },
  [Status.chargebackLost]: { x: 928, y: 256 },
  [Status.canceledByCustomer]: { x: 36, y: 356 },
  [Status.expired]: { x: 180, y: 356 },
  [Status.nonPayment]: { x: 324, y: 356 },
  [Status.rejected]: { x: 468, y: 356 },
  [Status.canceled]: { x: 612, y: 356 },
  [Status.cashExpired]: { x: 756, y: 356 },
  [Status.replaced]: { x: 396, y: 458 },
};

/** The statuses that another attempt with their reference replaces: one arrow leads from all of them. */
export const replaceable: readonly TransactionStatus[] = transactionMoves.replace.from.filter(
  (status) => status !== Status.created,
);

/** The frame round the statuses that are replaced alike. */
export const frame = { x: 20, y: 340, width: 884, height: 86 } as const;

export type Arrow = {
  readonly from: TransactionStatus;
  readonly to: TransactionStatus;
  readonly path: string;
};

const { width, height } = drawing.node;
const middle = ({ x, y }: Point): Point => ({ x: x + width / 2, y: y + height / 2 });

/** From side to side where one stands right of the other, from edge to edge where it stands above or below. */
const pathBetween = (from: TransactionStatus, to: TransactionStatus): string => {
  const [a, b] = [places[from], places[to]];
  const [m, n] = [middle(a), middle(b)];
  if (from === to) return `M${m.x - 18},${a.y} c-6,-34 42,-34 36,-3`;
  if (a.x === b.x) {
    // There and back have a line each.
    const x = m.x + (a.y < b.y ? -14 : 14);
    return a.y < b.y ? `M${x},${a.y + height} V${b.y - 3}` : `M${x},${a.y} V${b.y + height + 3}`;
  }
  if (b.x < a.x) {
    const bend = (m.x + n.x) / 2 - 20;
    return `M${a.x},${m.y + 8} C${bend},${m.y + 8} ${n.x},${n.y + 90} ${n.x},${b.y + height + 3}`;
  }
  if (b.y >= frame.y) {
    // Down first, then across: what stands between is passed at its left.
    const drop = b.y - a.y - height;
    return `M${m.x},${a.y + height} C${m.x},${a.y + height + drop * 0.85} ${n.x},${b.y - drop * 0.35} ${n.x},${b.y - 3}`;
  }
  const bend = Math.max(24, (b.x - a.x - width) * 0.55);
  return `M${a.x + width},${m.y} C${a.x + width + bend},${m.y} ${b.x - 3 - bend},${n.y} ${b.x - 3},${n.y}`;
};

/** Round the frame, since it is replaced without having ended. */
const createdToReplaced = (): string => {
  const [a, b] = [places[Status.created], places[Status.replaced]];
  return `M${a.x},${middle(a).y} H8 V${middle(b).y} H${b.x - 3}`;
};

/** Over the review, which it does without. */
const createdToAuthorized = (): string => {
  const [a, b] = [places[Status.created], places[Status.authorized]];
  const y = middle(b).y;
  return `M${middle(a).x},${a.y} C${middle(a).x},${y} ${a.x + width + 50},${y} ${b.x - 3},${y}`;
};

/** From the whole frame to what takes the place of its statuses. */
export const frameArrow = `M${middle(places[Status.replaced]).x},${frame.y + frame.height} V${places[Status.replaced].y - 3}`;

const joinsFrame = (from: TransactionStatus, to: TransactionStatus): boolean =>
  to === Status.replaced && replaceable.includes(from);

const pathOf = (from: TransactionStatus, to: TransactionStatus): string => {
  if (from === Status.created && to === Status.replaced) return createdToReplaced();
  if (from === Status.created && to === Status.authorized) return createdToAuthorized();
  return pathBetween(from, to);
};

/** An arrow for each move of the contract's table, apart from those that the frame's arrow stands for. */
export const arrows: readonly Arrow[] = transactionStatusIds.flatMap((from) =>
  statusesAfter(from)
    .filter((to) => !joinsFrame(from, to))
    .map((to) => ({ from, to, path: pathOf(from, to) })),
);
