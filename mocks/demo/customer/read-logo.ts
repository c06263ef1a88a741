import { maxLogoLength } from './customer.ts';

/** Size in the header at twice its resolution. */
const maxSize = { width: 224, height: 72 };
/** Smaller pictures, for a link; half the size is the resolution of the header. */
const shares = [1, 0.75, 0.5];

/** The ground of a white logo, which would be invisible in a light header. */
const darkGround = '#14211d';
/** Sum of red, green and blue of a nearly white pixel. */
const nearlyWhite = 3 * 225;

/** Whether pixels are a white logo on a transparent ground. */
function isWhiteOnNothing(pixels: Uint8ClampedArray): boolean {
  let visible = 0;
  let white = 0;
  for (let index = 0; index < pixels.length; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(index, index + 4);
    if (alpha < 128) continue;
    visible += 1;
    if (red + green + blue >= nearlyWhite) white += 1;
  }
  return visible < pixels.length / 4 && white > 0.9 * visible;
}

/** Reads an image file as a small data URL; undefined for a file that is no image or stays too large. */
export async function readLogo(file: File): Promise<string | undefined> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return pickLogo(shares.map((share) => draw(image, share)));
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Draws an image in a share of its size in the header, as PNG and WebP. A browser without WebP makes a PNG again. */
function draw(image: HTMLImageElement, share: number): string[] {
  const scale = share * Math.min(1, maxSize.width / image.width, maxSize.height / image.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  if (context && isWhiteOnNothing(context.getImageData(0, 0, canvas.width, canvas.height).data)) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = darkGround;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return [canvas.toDataURL('image/png'), canvas.toDataURL('image/webp', 0.8)];
}

/** Maximum length of a logo with which the link of a customer stays below 2,000 characters, after which some messengers cut it. */
export const maxLinkLogoLength = 1500;

/**
 * Picks one of several pictures of a logo as data URLs, the sharpest sizes first: the smallest file of the first size that a link
 * carries, or else the smallest of the sharpest size. Undefined where that is too large for a file, too.
 */
export function pickLogo(sizes: readonly (readonly string[])[]): string | undefined {
  const smallest = sizes.map((urls) => urls.toSorted((a, b) => a.length - b.length)[0] ?? '');
  const picked = smallest.find((url) => url.length <= maxLinkLogoLength) ?? smallest[0] ?? '';
  return picked.length <= maxLogoLength ? picked : undefined;
}
