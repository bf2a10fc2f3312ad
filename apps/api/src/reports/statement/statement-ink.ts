/** The US Letter page that Mexico prints on, in points. */
export const sheet = { width: 612, height: 792, left: 36, right: 576, top: 36, bottom: 744, footer: 756 };

export const colours = {
  ink: '#17181a',
  soft: '#55575c',
  accent: '#0b6b57',
  warning: '#8a5300',
  warningSoft: '#fcf0dc',
  line: '#d7d7d1',
  watermark: '#f5f5f2',
} as const;
export type Colour = keyof typeof colours;

export type Line = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** If set, the text ends at this x position instead of beginning at `x`. */
  readonly right?: number;
  /** The maximum width. A wider text is set in a smaller font size. */
  readonly width?: number;
  readonly bold?: boolean;
  readonly colour?: Colour;
};

/** The accessibility role of a part of the document (PDF structure type). */
type PartType = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Sect';

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The drawing operations that the layout uses. */
export type Ink = {
  /** Begins a new page; waits until earlier output is on its way. */
  beginPage(): Promise<void>;
  /** Opens a part that contains other parts. */
  open(type: PartType): void;
  close(): void;
  /** Writes a part that contains text. */
  part(type: PartType, lines: readonly Line[]): void;
  /** Draws decoration that screen readers skip: lines, boxes, headers and footers. */
  ornament(lines: readonly Line[]): void;
  rule(y: number, strong?: boolean): void;
  box(place: Place, fill: Colour): void;
  /** Draws a large text across the page. */
  watermark(text: string): void;
};

/** Draws nothing. It is used to count the pages before the first one prints their number. */
export const noInk: Ink = {
  beginPage: async () => undefined,
  open: () => undefined,
  close: () => undefined,
  part: () => undefined,
  ornament: () => undefined,
  rule: () => undefined,
  box: () => undefined,
  watermark: () => undefined,
};
