import { words, type Words } from '#server/shared/words.ts';

const numbered =
  (vi: string, en: string, zh: string) =>
  (n: number): Words =>
    words(`${vi} số ${n}`, `${en} no. ${n}`, `${zh} ${n} 號`);
const table =
  (vi: string, en: string, zh: string) =>
  (n: number): Words =>
    words(`Bàn ${vi} ${n}`, `${en} table ${n}`, `${zh} ${n} 號桌`);

/** Marble tracks; each race has a number. */
export const tracks = [
  numbered('Vòng Xoáy', 'Whirl', '漩渦'),
  numbered('Máng Tre', 'Bamboo Chute', '竹槽'),
  numbered('Dốc Cát', 'Sand Slope', '沙坡'),
  numbered('Thác Bi', 'Marble Falls', '彈珠瀑布'),
] as const;

export const tables = [
  table('Thảo Nguyên', 'Steppe', '草原'),
  table('Rừng Tre', 'Bamboo Grove', '竹林'),
  table('Trăng Rằm', 'Full Moon', '滿月'),
  table('Gió Mùa', 'Monsoon', '季風'),
] as const;

/** The marbles of a race, named after their glass. */
export const marbles: readonly Words[] = [
  words('Hổ Phách', 'Amber', '琥珀'),
  words('Mắt Mèo', 'Cat’s Eye', '貓眼'),
  words('Sương Lam', 'Blue Mist', '藍霧'),
  words('Than Hồng', 'Ember', '炭火'),
  words('Ngọc Bích', 'Jade', '碧玉'),
  words('Mực Tím', 'Violet Ink', '紫墨'),
  words('Mật Ong', 'Honey', '蜂蜜'),
  words('Trăng Sữa', 'Milk Moon', '乳月'),
  words('Lá Non', 'New Leaf', '新葉'),
  words('Gạch Nung', 'Fired Brick', '窯磚'),
  words('Đêm Cảng', 'Harbour Night', '港夜'),
];
