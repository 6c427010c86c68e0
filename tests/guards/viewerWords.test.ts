import { expect, it } from 'vitest';
import { words } from '../e2e/support/words.ts';

/** Words that readers could not follow, as they were asked to be (V-19), and what a booking promises (V-16). */
it.each([
  ['vi', 'room', 'noEventsFact', 'Bàn thắng, thẻ phạt, thay người sẽ hiện ở đây.'],
  ['vi', 'room', 'assist', '(Tấn kiến tạo)'],
  ['en', 'room', 'assist', 'assisted by Tấn'],
  ['vi', 'booking', 'bookings.calendar', 'Thêm vào lịch điện thoại'],
  ['vi', 'settings', 'profile.pictureHint', 'Ảnh sẽ được cắt vuông và xoá thông tin vị trí.'],
  ['vi', 'shell', 'failed.serverFault', 'Có trục trặc phía chúng tôi. Thử lại nhé.'],
  ['vi', 'signIn', 'passkeys.unable', 'Trình duyệt này chưa hỗ trợ khoá truy cập'],
  ['en', 'roomState', 'startsSoon', 'Starting soon. The stream will appear here.'],
  ['en', 'player', 'buffering', 'Buffering…'],
  ['en', 'room', 'blv', 'Commentator Tấn'],
  ['en', 'chat', 'roomTitle', 'Main chat'],
  ['vi', 'schedule', 'book', 'Đặt vé'],
  ['vi', 'schedule', 'booked', 'Có vé'],
  ['vi', 'schedule', 'unbookMatch', 'Trả vé '],
  ['vi', 'room', 'ongoing', 'TRỰC TIẾP'],
  ['vi', 'schedule', 'status.on', 'TRỰC TIẾP'],
] as const)('V-19: %s %s %s is "%s"', (locale, group, key, said) => {
  expect(words(locale, group)(key, { name: 'Tấn' })).toBe(said);
});

it('V-19: losing the stream, and the file of one’s data, in plain words', () => {
  expect(words('en', 'player')('retrying', { tried: 1, of: 5 })).toMatch(/^Lost the stream/);
  expect(words('vi', 'privacy')('export.about')).toMatch(/^Một tệp chứa mọi dữ liệu của bạn/);
});

it.each(['vi', 'en', 'zh'] as const)('V-16: in %s the bell is said to remind only while a page is open', (locale) => {
  const open = { vi: 'khi bạn đang mở Khán Đài', en: 'while Khán Đài is open', zh: '需開啟 Khán Đài' };
  expect(words(locale, 'booking')('booked.bell', { when: '' })).toContain(open[locale]);
});
