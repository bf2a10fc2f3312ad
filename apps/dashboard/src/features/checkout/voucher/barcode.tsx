import { code128Shape } from './code-128.ts';

type BarcodeProps = { readonly digits: string; readonly label: string };

/** The module width in whole pixels, so that all bars have exact widths. */
const moduleWidth = 2;
const height = 72;

/** Black on white in every theme, with quiet zones, as scanners need it. */
export const Barcode = ({ digits, label }: BarcodeProps) => {
  const { width, bars } = code128Shape(digits);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width * moduleWidth}
      height={height}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="max-w-full fill-on-plate"
    >
      <path d={bars.map((bar) => `M${bar.x} 0h${bar.width}v${height}h-${bar.width}z`).join('')} />
    </svg>
  );
};
