/** Sides of the squares that are kept of a member's picture, in pixels; the first is the one that the path names. */
export const PICTURE_SIDES = [256, 96] as const;

const UPLOADED = /^\/pictures\/[0-9a-f]{32}\.webp$/;

/** Whether a profile's picture is one that its member sent, and not a drawn one. */
export const isUploaded = (picture: string | null): picture is string => picture !== null && UPLOADED.test(picture);

/** Where a picture lies in the size that so many CSS pixels need on a dense screen. */
export const pictureFor = (picture: string, size: number): string =>
  isUploaded(picture) && size * 2 <= PICTURE_SIDES[1] ? picture.replace('.webp', `-${PICTURE_SIDES[1]}.webp`) : picture;
