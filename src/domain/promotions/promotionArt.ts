/** The pictures of promotions that the origin draws, by name. */
export const promotionScenes = ['tifo', 'phone', 'cup', 'rain', 'stadium'] as const;
export type PromotionScene = (typeof promotionScenes)[number];

/** The size in pixels that pages reserve for the picture of a promotion. */
export const PROMOTION_COVER = { w: 640, h: 360 } as const;

export const isPromotionScene = (name: string): name is PromotionScene => promotionScenes.some((one) => one === name);

/** The address of a picture: of one that the origin draws by its name, else what stands there. */
export const promotionArt = (picture: string): string =>
  isPromotionScene(picture) ? `/promotion-art/${picture}.svg` : picture;
