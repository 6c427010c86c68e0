/** A part of a picture, in its own pixels. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Of what is sent: more than any place shows, and far less than a picture may weigh. */
const SIDE = 512;

/** Cuts a square part out of a picture; a WebP where the browser can write one, else a PNG. Rejects for what is no picture. */
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
