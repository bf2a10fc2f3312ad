/** Letter, as Mexico prints. Points. */
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
  /** Where given the text ends there instead of beginning at `x`. */
  readonly right?: number;
  /** What is wider is set smaller. */
  readonly width?: number;
  readonly bold?: boolean;
  readonly colour?: Colour;
};

/** What a part of the document is, for those who do not see it. */
type PartType = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Sect';

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** What the layout writes with. */
export type Ink = {
  /** A new sheet; waits until what is written so far is on its way. */
  beginPage(): Promise<void>;
  /** A part that holds other parts. */
  open(type: PartType): void;
  close(): void;
  /** A part that holds text. */
  part(type: PartType, lines: readonly Line[]): void;
  /** What says nothing: lines, boxes, what every page repeats. */
  ornament(lines: readonly Line[]): void;
  rule(y: number, strong?: boolean): void;
  box(place: Place, fill: Colour): void;
  /** Large and across the sheet. */
  watermark(text: string): void;
};

/** Writes nothing: the pages are counted before the first says how many there are. */
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
