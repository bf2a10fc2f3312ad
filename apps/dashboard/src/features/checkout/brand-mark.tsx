import type { CardBrand } from '@pasarela/contracts/card-numbers/card-brands';
import type { PayerMethod } from '@pasarela/contracts/payment-methods/payment-methods';

type MarkName = CardBrand | 'oxxo' | 'paynet' | 'aplazo';

type MarkDrawing = {
  readonly ground: string;
  /** The part of the plate that lettering takes, where it needs air around it. */
  readonly scale?: number;
  /** Lines: path, colour, width. */
  readonly lines?: readonly (readonly [string, string, number])[];
  /** Filled shapes: path, colour. */
  readonly shapes?: readonly (readonly [string, string])[];
};

/**
 * Signs by which a payer recognizes a way of paying, on a plate of 40 × 24. Drawn for this product from plain lines and circles; they
 * are not the artwork of the brands, whose names belong to their owners.
 */
const drawings: Readonly<Record<MarkName, MarkDrawing>> = {
  visa: {
    ground: '#1c3f94',
    lines: [
      [
        'M7.5 8l2.2 8L14 8M18.2 8l-1.7 8M25.4 8.9c-2.7-1.3-4.7-.1-4.4 1.400.3 1.5 3.4 1.5 3 3.6-.4 1.9-3 2.1-4.9 1M26.2 16l5-8 1.9 8M28.2 13.4h4.3',
        '#ffffff',
        1.9,
      ],
    ],
  },
  mastercard: {
    ground: '#ffffff',
    shapes: [
      ['M15.5 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z', '#d6242c'],
      ['M24.5 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z', '#efa02f'],
      ['M20 7.3a6.5 6.5 0 0 1 0 9.4 6.5 6.5 0 0 1 0-9.4Z', '#e8652a'],
    ],
  },
  amex: {
    ground: '#1d6fb8',
    scale: 0.84,
    lines: [
      [
        'M4.5 16l3.2-8 3.2 8M5.7 13.5h4M14 16V8l3.2 5L20.4 8v8M28.4 8h-4.6v8h4.6M23.8 12h4M31 8l5 8M36 8l-5 8',
        '#ffffff',
        1.7,
      ],
    ],
  },
  oxxo: {
    ground: '#d5232e',
    lines: [
      ['M0 3.5h40M0 20.5h40', '#f7bd2e', 3],
      [
        'M8 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6ZM13.3 8.5l5 7M18.3 8.5l-5 7M21.7 8.5l5 7M26.7 8.5l-5 7M32 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Z',
        '#ffffff',
        1.9,
      ],
    ],
  },
  paynet: {
    ground: '#5b3a8e',
    scale: 0.92,
    lines: [
      [
        'M4 12a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0m0-2.3v8M10 12a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0m4.6-2.3v4.6M16 9.7l2.2 4.6m2.2-4.6l-3.6 8M22.5 14.3V9.7m0 2a2 2 0 0 1 4 0v2.6M28 12h4.4a2.2 2.2 0 1 0-.8 2M34 7v6q0 1 2 1m-3-4.3h3',
        '#ffffff',
        1.3,
      ],
    ],
  },
  aplazo: {
    ground: '#10233f',
    lines: [
      [
        'M5 12a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0m4.6-2.3v4.6M11 12a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0m0-2.3v8M17.5 6.5v8M19 12a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0m4.6-2.3v4.6M25.5 9.7h3.7l-3.7 4.6h3.7M30.5 12a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0',
        '#43d3c0',
        1.3,
      ],
    ],
  },
};

/** A mark beside the name that it stands for, which is why screen readers pass over it. */
export const BrandMark = ({ name }: { readonly name: MarkName }) => {
  const { ground, scale = 1, lines = [], shapes = [] } = drawings[name];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 24"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-6 w-auto shrink-0 rounded-control outline -outline-offset-1 outline-line"
    >
      <path d="M0 0h40v24H0Z" fill={ground} />
      {shapes.map(([path, colour]) => (
        <path key={path} d={path} fill={colour} />
      ))}
      <g transform={`translate(20 12) scale(${scale}) translate(-20 -12)`}>
        {lines.map(([path, colour, width]) => (
          <path key={path} d={path} stroke={colour} strokeWidth={width} />
        ))}
      </g>
    </svg>
  );
};

const marksOf = {
  8: ['visa', 'mastercard', 'amex'],
  5: ['oxxo'],
  11: ['paynet'],
  13: ['aplazo'],
} as const satisfies Record<PayerMethod, readonly MarkName[]>;

/** The marks of a way of paying. */
export const MethodMarks = ({ method }: { readonly method: PayerMethod }) => (
  <span className="flex shrink-0 gap-1">
    {marksOf[method].map((name) => (
      <BrandMark key={name} name={name} />
    ))}
  </span>
);
