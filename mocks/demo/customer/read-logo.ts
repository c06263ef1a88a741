import { maxLogoLength } from './customer.ts';

/** Size in the header at twice its resolution. */
const maxSize = { width: 224, height: 72 };

/** Reads an image file as a small data URL; undefined for a file that is no image or stays too large. */
export async function readLogo(file: File): Promise<string | undefined> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = Math.min(1, maxSize.width / image.width, maxSize.height / image.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return ['image/png', 'image/webp']
      .map((type) => canvas.toDataURL(type))
      .find((url) => url.length <= maxLogoLength);
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}
