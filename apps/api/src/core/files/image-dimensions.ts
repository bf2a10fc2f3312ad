import { imageSize } from 'image-size';
import { svgRoot } from './svg-text.ts';

export type Dimensions = { readonly width: number; readonly height: number };

/** The width and height of an image; undefined if they are not stated. Of an SVG image only the root element is read. */
export const dimensionsOf = (
  type: 'png' | 'jpg' | 'webp' | 'svg',
  content: Buffer,
): Dimensions | undefined => {
  const looked = type === 'svg' ? Buffer.from(svgRoot(content.toString('utf8')) ?? '') : content;
  try {
    const { width, height } = imageSize(looked);
    return Number.isFinite(width) && Number.isFinite(height) ? { width, height } : undefined;
  } catch {
    return undefined;
  }
};
