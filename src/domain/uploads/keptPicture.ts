/** Sizes in which a member's picture is stored, in pixels of its square; the path names the first. */
export const PICTURE_SIDES = [256, 96] as const;

const UPLOADED = /^\/pictures\/[0-9a-f]{32}\.webp$/;

/** Whether a profile picture was uploaded, and not generated. */
export const isUploaded = (picture: string | null): picture is string => picture !== null && UPLOADED.test(picture);

/** Path of a picture in the size for so many CSS pixels on a high-density screen. */
export const pictureFor = (picture: string, size: number): string =>
  isUploaded(picture) && size * 2 <= PICTURE_SIDES[1] ? picture.replace('.webp', `-${PICTURE_SIDES[1]}.webp`) : picture;
