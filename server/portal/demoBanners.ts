import type { Locale } from '#domain/locale/locale.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { PortalContent } from '../shared/portalContent.ts';

type Banners = NonNullable<PortalContent['banners']>;

/** Drawn by tools/pictures.ts; `w` and `h` are half of the file's pixels. */
export const demoBanners: Banners = (
  [
    {
      ...{ bannerId: 'schedule', goTo: hrefOf('schedule') },
      alt: { vi: 'Lịch trực tiếp cả tuần', en: 'The whole week, live', zh: '整週直播賽程' },
    },
    {
      ...{ bannerId: 'chat', goTo: hrefOf('chatroom') },
      alt: { vi: 'Khán đài luôn có người', en: 'The stand is never empty', zh: '看台永遠有人' },
    },
  ] as const
).map(({ bannerId, goTo, alt }) => {
  const img = (locale: Locale) => `/banners/${bannerId}-${locale}.png`;
  return { bannerId, goTo, alt, img: { vi: img('vi'), en: img('en'), zh: img('zh') }, w: 328, h: 110 };
});
