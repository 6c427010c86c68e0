import type { Promotion } from '#domain/promotions/promotion.ts';
import type { OwnPromotions } from '#ports/promotions.ts';

const DAY = 86_400_000;

export const aPromotion = (now: number, changed: Partial<Promotion> = {}): Promotion => ({
  ...{ promotionId: 'ghe-cua-ban', slug: 'ghe-cua-ban', title: 'Ghế của bạn, ba trận', cover: null },
  ...{ summary: 'Đặt lịch ba trận trong kỳ, nhận 60 điểm.', startTs: now - DAY, endTs: now + DAY, state: 'open' },
  ...{ rules: [{ kind: 'bookings', atLeast: 3 }], points: 60, claimed: 12, demo: true },
  terms: [{ q: 'Nhận được mấy lần?', a: 'Mỗi tài khoản một lần.' }],
  ...changed,
});

export const ownPromotionsOf = (now: number, changed: Partial<OwnPromotions> = {}): OwnPromotions => ({
  facts: {
    ...{
      level: 2,
      registeredAt: now - DAY,
      phoneProven: false,
      mailProven: true,
      bookedAt: [now - 1000],
      friendsAt: [],
    },
  },
  claims: [],
  ...changed,
});
