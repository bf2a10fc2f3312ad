import { code128Shape } from './code-128.ts';

type BarcodeProps = { readonly digits: string; readonly label: string };

/** Pixels: whole ones, so that every bar has its width. */
const moduleWidth = 2;
const height = 72;

/** Black on white whatever the theme, with its quiet zones: what a scanner reads. */
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
