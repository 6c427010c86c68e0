import type { Hero, HeroMark } from '#domain/match/board/esport.ts';
import { words, type Words } from '#server/shared/words.ts';
import { shuffled } from '../random.ts';

const hero = (mark: HeroMark, vi: string, en: string, zh: string): Hero<Words> => ({ mark, name: words(vi, en, zh) });

/** The heroes that a draft picks from. */
export const heroes: readonly Hero<Words>[] = [
  hero('fox', 'Cáo Gió', 'Wind Fox', '風狐'),
  hero('shield', 'Lá Chắn', 'Bulwark', '盾衛'),
  hero('sun', 'Nhật Hỏa', 'Sunfire', '日炎'),
  hero('claw', 'Móng Sắt', 'Iron Claw', '鐵爪'),
  hero('leaf', 'Lá Cọ', 'Palm Leaf', '棕葉'),
  hero('drop', 'Giọt Băng', 'Ice Drop', '冰滴'),
  hero('mountain', 'Núi Đá', 'Stone Peak', '石峰'),
  hero('bolt', 'Sấm Nhỏ', 'Small Thunder', '小雷'),
  hero('eye', 'Mắt Cú', 'Owl Eye', '梟眼'),
  hero('bell', 'Chuông', 'Bell', '銅鈴'),
  hero('fox', 'Cáo Đêm', 'Night Fox', '夜狐'),
  hero('shield', 'Cổng Thành', 'Gatehouse', '城門'),
  hero('sun', 'Đèn Lồng', 'Lantern', '燈籠'),
  hero('claw', 'Vuốt Rừng', 'Wild Talon', '野爪'),
  hero('leaf', 'Sen Đá', 'Stonecrop', '石蓮'),
  hero('drop', 'Mưa Rào', 'Downpour', '驟雨'),
  hero('mountain', 'Đồi Than', 'Coal Hill', '炭丘'),
  hero('bolt', 'Tia Chớp', 'Flash', '閃電'),
  hero('eye', 'Mắt Bão', 'Storm Eye', '風眼'),
  hero('bell', 'Mõ Tre', 'Bamboo Clapper', '竹梆'),
];

const handles = [
  ...['Kún', 'Bọt Biển', 'Zét', 'Mốc', 'Trà Đá', 'Cóc Tía', 'Hạt Mít', 'Lưỡi Câu', 'Pháo Tép', 'Sóc Bay'],
  ...['Ổi', 'Mắm', 'Ve Sầu', 'Bánh Tẻ', 'Quạt Mo', 'Nón Lá', 'Dế Than', 'Cá Kho', 'Bèo', 'Gấc'],
  ...['Rươi', 'Tép', 'Muỗng', 'Xôi Vò', 'Cốm', 'Măng', 'Ruốc', 'Chày', 'Cối', 'Lúa'],
];
/** The five of a team by what they call themselves; the same on every day. */
export const fiveOf = (teamId: string): readonly string[] => shuffled(handles, `five ${teamId}`).slice(0, 5);
