/** A part of a picture, in pixels of the picture. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Side of the uploaded picture in pixels: larger than it is shown anywhere, and far below the upload limit. */
const SIDE = 512;

/** Crops a square part of a picture, as WebP where the browser can encode it, else as PNG. Rejects if the file is not a picture. */
export const cropPicture = async (picture: Blob, { x, y, width, height }: Part): Promise<Blob> => {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, width, height, 0, 0, SIDE, SIDE);
  bitmap.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (cut) => (cut ? resolve(cut) : reject(new Error('the browser wrote no picture'))),
      'image/webp',
      0.92,
    ),
  );
};
