import { imageSize } from 'image-size';
import { svgRoot } from './svg-text.ts';

export type Dimensions = { readonly width: number; readonly height: number };

/** Width and height of an image, or undefined where it does not say. Of an SVG image only its root is looked at. */
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
