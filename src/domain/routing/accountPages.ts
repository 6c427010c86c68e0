/** Slugs of the account pages, `/tai-khoan/{slug}`, in menu order. */
export const accountSlugs = [
  'account',
  'bao-mat',
  'thong-bao',
  'cai-dat',
  'quyen-rieng-tu',
  'da-luu',
  'dang-theo-doi',
  'lich-su',
  'binh-luan',
  'bao-cao',
] as const;
export type AccountSlug = (typeof accountSlugs)[number];

export const isAccountSlug = (slug: string): slug is AccountSlug => accountSlugs.some((known) => known === slug);
