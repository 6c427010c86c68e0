import type { Marble } from '#domain/match/board/marble.ts';
import { words, type Words } from '#server/shared/words.ts';

const marble = (id: string, colour: string, vi: string, en: string, zh: string): Marble<Words> => ({
  ...{ id, colour, name: words(vi, en, zh) },
});

/** The marbles of a race, named after their glass. */
export const marbles: readonly Marble<Words>[] = [
  marble('amber', '#ef8f22', 'Hổ Phách', 'Amber', '琥珀'),
  marble('cat', '#8d9b3f', 'Mắt Mèo', 'Cat’s Eye', '貓眼'),
  marble('mist', '#7cc3f2', 'Sương Lam', 'Blue Mist', '藍霧'),
  marble('ember', '#e23b3b', 'Than Hồng', 'Ember', '炭火'),
  marble('jade', '#1fa071', 'Ngọc Bích', 'Jade', '碧玉'),
  marble('ink', '#7b52d6', 'Mực Tím', 'Violet Ink', '紫墨'),
  marble('honey', '#f4c430', 'Mật Ong', 'Honey', '蜂蜜'),
  marble('milk', '#f6f6f2', 'Trăng Sữa', 'Milk Moon', '乳月'),
  marble('leaf', '#8bd450', 'Lá Non', 'New Leaf', '新葉'),
  marble('brick', '#b5532a', 'Gạch Nung', 'Fired Brick', '窯磚'),
  marble('harbour', '#3657b0', 'Đêm Cảng', 'Harbour Night', '港夜'),
];
