/** The page of a film or show; with an episode, of that, and `t` a position in whole seconds. */
export const filmPath = (
  { slug }: { readonly slug: string },
  { episodeId = null, atSec = 0 }: { readonly episodeId?: string | null; readonly atSec?: number } = {},
): string => {
  const query = [
    ...(episodeId === null ? [] : [`tap=${episodeId}`]),
    ...(atSec >= 1 ? [`t=${Math.floor(atSec)}`] : []),
  ].join('&');
  return `/phim-anh/xem-phim/${slug}${query === '' ? '' : `?${query}`}`;
};
