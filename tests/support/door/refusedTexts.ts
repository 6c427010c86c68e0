import type { WordsKind } from '#domain/door/kinds.ts';
import type { DoorReason } from '#domain/door/judge.ts';

/** The operator's word list in these tests. */
export const OPERATOR_WORDS = [
  'cá độ',
  'lừa đảo',
  '=bán độ',
  '~lô đề',
  'nạp thẻ',
  'casino xanh',
  'reorder*',
  '賭博',
  '外圍',
];
export const OPERATOR_HOSTS = ['khandai.example'];

type Rows = readonly (readonly [kind: WordsKind, reason: DoorReason, texts: readonly string[]])[];

const insults: readonly string[] = [
  ...[
    'địt',
    'Địt mẹ mày',
    'ĐỊT MẸ',
    'dit me',
    'dịt mẹ? địt mẹ!',
    'địtttttt mẹ',
    'đ ị t m ẹ',
    'đ.ị.t',
    'đị.t mẹ',
    'đ_ị_t mẹ',
  ],
  ...[
    'd i t m e',
    'ditme nhà nó',
    'thằng lồn',
    'l ồ n',
    'l-ồ-n',
    'l0n thì thôi, lồn',
    'cái mặt lồn kia',
    'con cặc',
    'c ặ c',
  ],
  ...[
    'c.ặ.c',
    'cặcccc',
    'cái con cặc gì thế',
    'đụ mẹ trọng tài',
    'đụ má',
    'chó đẻ thật',
    'thang cho de',
    'thằng chó đẻ kia',
  ],
  ...['đồ súc vật', 'do suc vat', 'đồ con chó', 'con đĩ', 'đcm trọng tài', 'ĐMM', 'd!t mẹ, địt'],
  ...[
    'fuck',
    'FUCK you ref',
    'fucking ref',
    'f u c k',
    'f.u.c.k',
    'fu.ck',
    'F-U-C-K',
    'fuuuuuck',
    'fuckkkk',
    'fúck',
    'ƒuck off',
  ],
  ...[
    'ｆｕｃｋ',
    'fu_ck you',
    'motherfucker',
    'you cunt',
    'c u n t',
    'son of a bitch',
    'b1tch',
    'bi7ch',
    'b i t c h',
    '@sshole',
    'a55hole',
  ],
  ...[
    'assh0le',
    'piece of shit',
    'p1ece of sh1t',
    'kill yourself',
    'k y s',
    'KYS loser',
    'nigger',
    'n1gger',
    'n i g g e r',
    'faggot',
  ],
  ...['f4ggot', 'whore', 'wh0re', 'slut', 'fúcking', '𝒻uck', '𝐟𝐮𝐜𝐤 you'],
  ...['操你媽', '操 你 媽', '操.你.妈', '你這個傻逼', '傻 逼', '幹你娘裁判', '王八蛋', '他是婊子', '草泥马', '雞掰啦'],
];
const listed: readonly string[] = [
  ...[
    'vào đây cá độ nhé',
    'ca do bong da',
    'CÁ  ĐỘ',
    'cáđộ',
    'c á đ ộ',
    'cá.độ uy tín',
    'bọn lừa đảo',
    'lua dao',
    'l ừ a đ ả o',
  ],
  ...[
    'ông ấy bán độ',
    'lô đề',
    'lo de hôm nay',
    'nạp thẻ nào',
    'nap the game',
    'Casino  Xanh',
    'cas1no xanh',
    'reordering now',
  ],
  ...[
    '一起賭博吧',
    '賭 博',
    '外圍盤口',
    'CA DO VIP',
    'cado88 ở đây: ca do',
    'đi cá-độ không',
    'LỪA ĐẢO!!!',
    'lừa.đảo',
    'lừa đảooooo',
  ],
  ...['bán độ trắng trợn', 'B Á N Đ Ộ', 'LÔ ĐỀ', 'lôđề', 'nap thẻ rẻ', 'n4p the', 'REORDER'],
];
const hidden: readonly string[] = [
  ...[
    'xin\u200bchào',
    'cả nhà\u2060',
    '\ufeffvào',
    'gol\u00adazo',
    'a\u202eb',
    '\u2066xin chào\u2069',
    'chào\u200d bạn',
    'đ\u200bị\u200bt',
  ],
  ...['a\u{e0041}b', 'hay\u3164quá', 'x\u115fy', 'bàn\u0007 thắng', '進\u200b球', 'goal\u200e!', 'hi\u180e'],
];
const links: readonly string[] = [
  ...[
    'vào http://keo.example nhé',
    'https://bit.ly/abc',
    'xem www.keonhacai.example',
    'keonhacai.com',
    'KEO88.NET',
    'abc.vn/khuyen-mai',
  ],
  ...[
    't.me/kenh',
    'vào t.me/+abc ngay',
    'keo [.] com',
    'keo88 dot com',
    'keo88 chấm com',
    'keo88 . com',
    'hxxps://keo.example',
  ],
  ...[
    'xem tại keo88。com',
    'mời vào keo-88.xyz',
    'live-bong-da.info',
    'khandai.example.keo.com',
    'ｋｅｏ８８.com và keo99.com',
  ],
];
const floods: readonly string[] = [
  ...['a'.repeat(60), '😂'.repeat(40), '!'.repeat(50), 'vào '.repeat(20), 'goal goal '.repeat(10), '哈'.repeat(50)],
  ...['dòng\n'.repeat(25), '@an @ba @chi @du @em @gi @ha @ich @khoa', '_'.repeat(300)],
];
const confused: readonly string[] = [
  ...['Pаco hay quá', 'gооgle', 'Мessi vô địch', 'vаo', 'nаp tiền', 'Ηello', 'bóng đá Тrực tiếp', 'ԁịt'],
];

export const refusedTexts: Rows = [
  ['chat', 'words', [...insults, ...listed]],
  ['chat', 'invisible', hidden],
  ['chat', 'linksLater', links],
  ['chat', 'flood', floods],
  ['chat', 'confusable', confused],
  [
    'chat',
    'length',
    ['a b '.repeat(126), '進'.repeat(20).concat('球'.repeat(20), '得分 '.repeat(170)), '👨‍👩‍👧‍👦 '.repeat(251)],
  ],
  ['chat', 'marks', ['z\u0310\u0311\u0312\u0313a', 'h\u0334\u0335\u0336ay', 'b\u033aa\u033bn\u033ct\u033dh\u033e']],
  ['chat', 'empty', ['   ', '\n\n', '\u00a0\u2003']],
];

export const refusedNames: readonly (readonly [name: string, reason: DoorReason])[] = [
  ...['Địt Mẹ', 'fuck you', 'F u c k', 'Thằng Chó Đẻ', 'nigger99', 'con cặc', '操你媽', 'lừa đảo', 'lua dao 88'].map(
    (name) => [name, 'words'] as const,
  ),
  ...['keo88.com', 'www.keo.example', 'vao t.me/keo', 'https://a.example', 'zalo keo88.vn'].map(
    (name) => [name, 'links'] as const,
  ),
  ...['Mi\u200bnh', 'Tạ\u2060Biên', 'a\u202eb', 'Lan\u200e', 'A\u3164n'].map((name) => [name, 'invisible'] as const),
  ...['Расo', 'Мinh Anh', 'Lаn', 'Τùng', '𝓛𝓲𝓷𝓱', 'Ⓛⓘⓝⓗ', '🅻🅸🅽🅷'].map((name) => [name, 'confusable'] as const),
  ...['z\u0310\u0311\u0312a\u0313', 'L\u0334\u0335\u0336an'].map((name) => [name, 'marks'] as const),
];
