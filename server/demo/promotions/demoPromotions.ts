import { addDays, dayOf, DEFAULT_ZONE, startOfDay } from '#domain/shared/zone.ts';
import type { PromotionSource, StoredPromotion } from '../../shared/promotions/promotionForm.ts';
import { words } from '../../shared/words.ts';

interface Written extends Omit<StoredPromotion, 'startTs' | 'endTs' | 'demo'> {
  /** Days from today: its first, and the one behind its last. */
  readonly days: readonly [from: number, to: number];
}

const noMoney = {
  q: words('Có phải nạp tiền hay đặt cược không?', 'Do I have to pay or bet?', '需要充值或投注嗎？'),
  a: words(
    'Không, ở bất cứ bước nào. Điểm chỉ đến từ việc xem và tham gia.',
    'No, at no step. Points come from watching and taking part alone.',
    '任何一步都不需要。積分只來自觀看與參與。',
  ),
};
const once = {
  q: words('Nhận được mấy lần?', 'How often can I claim it?', '可以領取幾次？'),
  a: words(
    'Mỗi tài khoản một lần. Bấm lại không mất gì, cũng không cộng thêm.',
    'Once for each account. Pressing again costs nothing and adds nothing.',
    '每個帳號一次。再按一次不會扣除，也不會再加。',
  ),
};

const written: readonly Written[] = [
  {
    promotionId: 'dem-cuoi-hang-ghe',
    picture: 'tifo',
    days: [-12, 1],
    title: words('Đêm cuối hàng ghế đầu', 'Last night in the front row', '前排最後一夜'),
    summary: words(
      'Tối nay khép lại mùa đặt lịch: đã có tài khoản là nhận 40 điểm.',
      'The season of bookings closes tonight: an account is enough for 40 points.',
      '預約季今晚落幕：有帳號即可領取 40 點。',
    ),
    rules: [{ kind: 'level', atLeast: 1 }],
    points: 40,
    terms: [
      {
        q: words('Khi nào thì hết?', 'When does it end?', '何時結束？'),
        a: words(
          'Lúc 24:00 đêm nay theo giờ Việt Nam. Sau đó trang vẫn đọc được, nhưng không nhận được nữa.',
          'At midnight tonight, Vietnamese time. The page stays readable, but nothing can be claimed then.',
          '越南時間今晚 24:00。之後頁面仍可閱讀，但無法再領取。',
        ),
      },
      once,
      noMoney,
    ],
  },
  {
    promotionId: 'ghe-cua-ban',
    picture: 'phone',
    days: [-6, 15],
    title: words('Ghế của bạn, ba trận', 'Your seat, three matches', '你的座位，三場比賽'),
    summary: words(
      'Đặt lịch ba trận trong kỳ để không lỡ giờ bóng lăn, nhận 60 điểm.',
      'Book three matches while it runs, so that you miss no kick-off, and get 60 points.',
      '活動期間預約三場比賽，不錯過開球，領取 60 點。',
    ),
    rules: [{ kind: 'bookings', atLeast: 3 }],
    points: 60,
    terms: [
      {
        q: words('Trận nào được tính?', 'Which matches count?', '哪些比賽算數？'),
        a: words(
          'Trận bạn đặt lịch trong kỳ và vẫn đang giữ lịch. Bỏ đặt thì trận đó không còn được tính; chương trình truyền hình không tính.',
          'Matches that you book while it runs and still have booked. One that you cancel no longer counts, and TV programmes do not.',
          '活動期間預約且仍保留的比賽。取消預約後該場不再計算；電視節目不計。',
        ),
      },
      {
        q: words('Bao giờ điểm về tài khoản?', 'When do the points arrive?', '積分何時到帳？'),
        a: words(
          'Ngay khi bạn bấm nhận. Dòng điểm có trong lịch sử điểm của trang giới thiệu bạn bè.',
          'As soon as you claim them. They stand in the history of points on the page for inviting friends.',
          '按下領取後立即到帳，並記錄在邀請好友頁面的積分紀錄中。',
        ),
      },
      once,
      noMoney,
    ],
  },
  {
    promotionId: 'nguoi-quen-khan-dai',
    picture: 'cup',
    days: [-3, 27],
    title: words('Người quen khán đài', 'A regular in the stand', '看台常客'),
    summary: words(
      'Từ cấp 3, tài khoản đủ 7 ngày: nhận 100 điểm cho những ai đã ở lại.',
      'From level 3, with an account of 7 days: 100 points for those who stayed.',
      '等級 3 以上、帳號滿 7 天：給留下來的人 100 點。',
    ),
    rules: [
      { kind: 'accountDays', atLeast: 7 },
      { kind: 'level', atLeast: 3 },
    ],
    points: 100,
    terms: [
      {
        q: words('Vì sao phải đợi 7 ngày?', 'Why wait for 7 days?', '為什麼要等 7 天？'),
        a: words(
          'Để điểm đến với người xem thật, không đến với tài khoản lập ra chỉ để nhận.',
          'So that points go to people who watch, not to accounts made only to claim them.',
          '讓積分給真正的觀眾，而不是只為領取而建立的帳號。',
        ),
      },
      {
        q: words('Lên cấp 3 bằng cách nào?', 'How do I reach level 3?', '如何升到等級 3？'),
        a: words(
          'Xác nhận email và số điện thoại, đặt lịch trận đầu tiên, mời bạn bè: mỗi việc đều có điểm.',
          'Confirm your email address and phone number, book a first match, invite friends: each gives points.',
          '驗證電子信箱與手機號碼、預約第一場比賽、邀請好友，都能獲得積分。',
        ),
      },
      once,
      noMoney,
    ],
  },
  {
    promotionId: 'mua-mua-ngoi-nha',
    picture: 'rain',
    days: [-40, -10],
    title: words('Mùa mưa ngồi nhà', 'Rainy season at home', '雨季宅家看球'),
    summary: words(
      'Một tháng mưa, một lần đặt lịch: 30 điểm cho ai xác nhận email.',
      'A month of rain and one booking: 30 points for a confirmed email address.',
      '一個月的雨，一次預約：驗證電子信箱即得 30 點。',
    ),
    rules: [
      { kind: 'mailProven', atLeast: 1 },
      { kind: 'bookings', atLeast: 1 },
    ],
    points: 30,
    terms: [
      {
        q: words('Còn nhận được không?', 'Can I still claim it?', '還能領取嗎？'),
        a: words(
          'Không, kỳ này đã hết. Trang được giữ lại để bạn xem đã có gì.',
          'No, it is over. The page stays, so that you can see what there was.',
          '不能，本期已結束。頁面保留供你查看內容。',
        ),
      },
      once,
      noMoney,
    ],
  },
];

/**
 * The promotions of the demo. Their days move along with today's, so that there is always one that runs, one that ends
 * tonight, one that a newcomer cannot claim yet and one that is over.
 */
export const demoPromotions: PromotionSource = (now) => {
  const today = dayOf(now, DEFAULT_ZONE);
  const at = (days: number): number => startOfDay(addDays(today, days), DEFAULT_ZONE);
  return written.map(({ days, ...rest }) => ({ ...rest, startTs: at(days[0]), endTs: at(days[1]), demo: true }));
};
