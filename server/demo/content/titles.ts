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
