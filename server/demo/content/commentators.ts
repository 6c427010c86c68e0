import type { ModeId } from '#domain/schedule/mode.ts';

/**
 * An invented commentator. `night` says which half of the day they work, so that nobody is in two rooms at midnight.
 */
export interface DemoCommentator {
  readonly key: string;
  readonly name: string;
  readonly modes: readonly ModeId[];
  readonly night: boolean;
}

const crew = (night: boolean, rows: readonly (readonly [string, string, ...ModeId[]])[]): readonly DemoCommentator[] =>
  rows.map(([key, name, ...modes]) => ({ key, name, modes, night }));

export const demoCommentators: readonly DemoCommentator[] = [
  ...crew(false, [
    ['khang', 'Khang Còi', '1', '2'],
    ['thuy', 'Thuỳ Gió', '1', '2'],
    ['nam', 'Nam Bão', '1', '3'],
    ['nhien', 'An Nhiên', '5'],
    ['huy', 'Huy Lão Mưa', '1'],
    ['bong', 'Cô Bống', '4', '5'],
    ['hai', 'Hải Nàng Cốc', '5', '2'],
    ['tuken', 'Tư Kèn', '1', '2'],
    ['my', 'Mỵ Sương', '1', '4'],
    ['gan', 'Lão Gàn', '2', '3'],
    ['utoc', 'Dì Út Ốc', '4', '3'],
    ['son', 'Sơn Trống', '1', '5'],
    ['vy', 'Vy Chớp', '5', '3'],
    ['tam', 'Tám Chuyện', '4', '1'],
    ['tau', 'Bảo Còi Tàu', '2', '5'],
    ['mai', 'Mai Nón Lá', '1', '2'],
    ['dat', 'Đạt Xích Lô', '5', '1'],
    ['lieu', 'Liễu Bến Phà', '4', '3'],
    ['quy', 'Quý Đồng Hồ', '1', '2'],
  ]),
  ...crew(true, [
    ['long', 'Long Đèn Khuya', '1', '2'],
    ['cu', 'Cú Phố', '1', '5'],
    ['trang', 'Trăng Non', '1', '4'],
    ['suong', 'Sương Nửa Đêm', '2', '3'],
    ['tung', 'Tùng Thức Khuya', '5', '1'],
    ['laca', 'La Cà', '4', '3'],
    ['sao', 'Tỉnh Như Sáo', '5', '2'],
    ['gio', 'Gió Mùa Về', '3', '1'],
    ['phe', 'Phê Cà', '4', '5'],
  ]),
];

/** The user id of a commentator. */
export const commentatorUserId = (key: string): string => `blv-${key}`;
