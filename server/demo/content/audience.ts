import type { Locale } from '#domain/locale/locale.ts';

/** A scripted spectator; `level` as shown in badges. */
interface Spectator {
  readonly key: string;
  readonly name: string;
  readonly level: number;
  readonly locale: Locale;
}

const row = (locale: Locale, people: readonly (readonly [string, string, number])[]): readonly Spectator[] =>
  people.map(([key, name, level]) => ({ key, name, level, locale }));

export const audience: readonly Spectator[] = [
  ...row('vi', [
    ['muarao', 'Mưa_Rào', 7],
    ['teo', 'Tèo Hàng Ghế Cuối', 3],
    ['bactam', 'bác Tẩm', 22],
    ['bongbang', 'Bống_Bang', 12],
    ['nguongcua', 'Ngưỡng Cửa 88', 5],
    ['hatde', 'Hạt Dẻ', 31],
    ['echop', 'Ếch_Ộp', 2],
    ['quyt', 'Quýt Ngọt', 14],
    ['mayluoi', 'Mây Lười', 9],
    ['banhmi', 'Bánh Mì Không', 6],
    ['cocay', 'Cọ Cạy', 18],
    ['diudang', 'dịu_đắng', 11],
    ['naunuong', 'Nấu Nướng 7h', 4],
    ['chunha', 'chú Nhà Bên', 26],
    ['xeom', 'Xe Ôm Ca Đêm', 16],
    ['lemon', 'Chanh Muối', 8],
    ['gachoi', 'Gà Chọi Hiền', 13],
    ['thocon', 'Thỏ Con Mất Ngủ', 1],
  ]),
  ...row('en', [
    ['oldterrace', 'oldterrace', 19],
    ['rowc', 'RowC_Seat9', 6],
    ['rainyday', 'rainy_day_fan', 10],
    ['halftime', 'half-time orange', 3],
    ['nightowl', 'nightowl.hn', 21],
  ]),
  ...row('zh', [
    ['houpai', '後排阿明', 12],
    ['yutian', '雨天看球', 5],
    ['xiaohai', '小海', 8],
    ['yexiao', '宵夜俱樂部', 17],
  ]),
];
