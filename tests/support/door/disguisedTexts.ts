import type { DoorReason } from '#domain/door/judge.ts';

/** Words that the operator of these tests lists in addition to `OPERATOR_WORDS`: abbreviations and misspellings. */
export const SHORT_WORDS = ['=vcl', 'clgt', '=đjt', '=cẹc', 'soi kèo vip'];

/** Invisible characters without any use. */
const invisible: readonly string[] = [
  ...['đ\u200bm trọng tài', 'xin\u200c chào', 'ban\u200d be', 'a\u2061b', 'mua\u2062 vé', 'kèo\u2063 thơm'],
  ...['vào\u2064 xem', 'x\u206ay', 'ghi\u034f bàn', 'lừa\u00ad đảo', '\ufeffmở hàng', 'gnp.exe\u202e'],
  ...['\u202atrái\u202c', '\u2067phải\u2069', 'cờ \u{e0067}\u{e0062}', 'l\ufe0fồn', 'hay\ufe0e', 'h\u{e0101}ay'],
  ...['trống\u2800rỗng', 'x\uffa0y', 'gol\u2028dòng', 'nh\u{1d173}ạc'],
  ...['đội\u200b\u200b\u200b nhà', '加\u200c油', 'go\u200dal', 'tỉ\u061c số 2-1'],
  ...['keo8\ufe0f8\ufe0f.com', 'b\u0308\u200dan'],
];

/** Stacked combining marks, also of scripts that normally have some. */
const marks: readonly string[] = [
  ...['Z̷̡̛a̵̢l̶g̸o̷ đây', 'h\u0300\u0301\u0302a', 'v\u0317\u0318\u0319ào'],
  ...['k\u20dd\u20de\u20df\u20e4', 'n\u0489\u0489\u0489ay'],
  ...['ก็็็็็็็็็็', 'بََََََََ', 'ท้้้้้้้่', 'ד֑֑֑֑֑֑֑', 'g\u1ab0\u1ab1\u1ab2oal', 'i\u1dc0\u1dc1\u1dc2'],
];

/** Letters of other scripts among Latin ones. */
const confusable: readonly string[] = [
  ...['bóng đа', 'Rоnaldo', 'ΡAOK', 'gօal', 'hսy', 'Ꭺn', 'ꓮnh ơi', 'mⲟi', 'Vіệt Nam', 'nհà'],
  ...['trựс tiếp', 'kеo thơm', 'lіnk', 'Αnh', 'chào сả nhà', 'Вóng', 'đẹр', 'хem đi', 'Τrận hay', 'ngհe'],
];

/** Insults of the default list, drawn, spaced, spelled and typed so that a plain search misses them. */
const insults: readonly string[] = [
  ...['ｆ ｕ ｃ ｋ', 'ᶠᵘᶜᵏ', '🅵🆄🅲🅺', '🅕🅤🅒🅚 you', 'f🔥u🔥c🔥k', 'fu🙂ck', 'f-u-c-k-i-n-g', 'ⓕⓤⓒⓚ', '⒡⒰⒞⒦', '𝔣𝔲𝔠𝔨'],
  ...['𝗳𝘂𝗰𝗸ing ref', 'ꜰᴜᴄᴋ', 'fu¢k', 'F.U.C.K!!!', 'FuCkInG', 'b!tch', 'B|tch'],
  ...['n!gger', 'ni99er', 'ni66er', '🇫 🇺 🇨 🇰'],
  ...['a$$hole', 'a s s h o l e', 'k.y.s', 'K-Y-S', 'sonofabitch', 'son_of_a_bitch'],
  ...['piece of sh!t', 'wh0r3', 'm0therfucker', 'fuçk'],
  ...['ĐỊT'.normalize('NFD'), 'địt🙂mẹ', 'địt-mẹ', 'địt...mẹ', 'đ🔥ị🔥t', 'ĐịT mẸ'],
  ...['ｄｉｔ ｍｅ ｍａｙ', 'd-i-t-m-e-m-a-y'],
  ...['ddijt mej', 'ddijt', 'dditj', 'cái loonf', 'loofn', 'thằng cawcj', 'l~ồ~n'],
  ...['c*ặ*c', 'con🔥cặc', 'CON  CẶC', 'b u ồ i'],
  ...['đ ụ m á', 'ĐỤ MẸ', 'đồ_con_chó', 'thằng.chó.đẻ', 't h ằ n g c h ó đ ẻ'],
  ...['thangchode', 'đ.c.m', 'Đ M M', 'đồ  súc  vật'],
  ...['操~你~媽', '操-你-妈', '傻*逼', '傻_逼', '王.八.蛋', '幹 你 娘', '草🐴泥🐴马', '婊🙂子'],
  ...['😂 vào\nfuck\nyou', '⚽ trọng tài\nđịt mẹ'],
];

/** The operator's words, disguised in the same ways. */
const listed: readonly string[] = [
  ...['cas ddooj', 'cá🔥độ', 'c.á.đ.ộ', 'CÁ-ĐỘ', 'cá_độ', 'ｃá độ', 'l u a d a o'],
  ...['LỪA🚫ĐẢO', 'lưà đảo', 'lừa đả0', 'luwaf ddaro'],
  ...['nạp♥thẻ', 'nạp-thẻ', 'n.a.p.t.h.e', 'NẠPTHẺ', 'casin0 x4nh', 'CaSiNo-XaNh'],
  ...['casinoxanh', 'c a s i n o x a n h', 're0rder'],
  ...['賭◇博', '賭_博', '外-圍', '賭　博', 'bán_độ', 'bans ddooj', 'lô-đề', 'l ô đ ề', 'vcl', 'VCL', 'v c l', 'vcllll'],
  ...['clgt', 'c.l.g.t', 'CLGT?', 'c l g t', 'đjt', 'ĐJT', 'đ-j-t', 'cẹc', 'c ẹ c'],
  ...['soi kèo vip', 'soi keo vip', 'soi_kèo_vip', 's0i k3o v1p'],
];

/** Disguised addresses by new members. */
const links: readonly string[] = [
  ...['hxxp://keo88.example', 'https: //keo.example/a', 'http:\\\\keo.example'],
  ...['h t t p s : / / k e o . c o m', 'tg://resolve?domain=keo'],
  ...['xoilac.tv', 'keo88.vip nhé', 'bong88.live', '8xbet.club', 'w88.online'],
  ...['nhacai88.win', 'kubet.pro', 'fun88.app', 'keotot.shop'],
  ...['@keo88.com', '.keo88.com', '-keo88.com', '>>keo88.com<<', 'kèo88.com'],
  ...['bóngđá.net', 'кео.com', 'xn--bng-ja-jxa.com', 'keo.рф'],
  ...['keo88(.)com', 'keo88 [dot] com', 'keo88 {chấm} com', 'keo88<.>com'],
  ...['keo88 cham com', 'keo88·com', 'keo88•com', 'keo88․com', 'keo88｡com'],
  ...['keo88,com', 'keo88. com', 'k e o 8 8 . c o m', 'keo88.c o m'],
  ...['ｈｔｔｐｓ：／／ｋｅｏ．ｃｏｍ', '𝐤𝐞𝐨.𝐜𝐨𝐦', 'keo8️⃣8️⃣.com'],
  ...['zalo.me/0912345678', 'bit.ly/keo', 'goo.gl/abc', 'tinyurl.com/abc'],
  ...['discord.gg/abc', 's.id/keo', '103.21.244.5:8080/keo', 'KEO88 DOT COM'],
];

const floods: readonly string[] = [
  ...['haha'.repeat(40), 'mua ngay '.repeat(30), 'vào xem kèo '.repeat(20)],
  ...['AaAa'.repeat(25), '👨‍👩‍👧‍👦'.repeat(40), '.'.repeat(100), '1'.repeat(40)],
  ...['@a1 @a2 @a3 @a4 @a5 @a6 @a7 @a8 @a9', 'x\n'.repeat(30), '進球'.repeat(40), 'ơ '.repeat(30)],
];

/** Longer than 500 graphemes, although some have fewer visible characters. */
const long: readonly string[] = [
  ...['ệ '.normalize('NFD').repeat(252), '🇻🇳 '.repeat(251)],
  ...['mưa to lắm nhé '.repeat(34), '今晚的比賽真的很精彩大家都在看'.repeat(36)],
];

/** By the reason that a new member gets in the chat. */
export const disguisedTexts: readonly (readonly [reason: DoorReason, texts: readonly string[]])[] = [
  ['invisible', invisible],
  ['marks', marks],
  ['confusable', confusable],
  ['words', [...insults, ...listed]],
  ['linksLater', links],
  ['flood', floods],
  ['length', long],
];

/** Names that imitate the portal or its staff. */
export const stolenNames: readonly string[] = [
  ...['Khán Đài', 'KHÁN ĐÀI', 'khan.dai', 'Khan_Dai', 'Kh4n D4i', 'K h á n Đ à i'],
  ...['Ｋｈａｎ Ｄａｉ', 'Khán Đài Official', 'Khán-Đài 24h'],
  ...['Admin', 'ᴀᴅᴍɪɴ', '🅰🅳🅼🅸🅽', 'ᴋʜᴀɴ ᴅᴀɪ', 'A d m i n', 'ADM1N', '@dmin'],
  ...['Admin_Khoa', 'administrator', 'Moderator 01', 'MODERAT0R', 'mod', 'Mod 99'],
  ...['.mod.'],
  ...['Quản Trị Viên', 'quan tri vien', 'QuanTriVien', 'Ban Quản Trị'],
  ...['Ban Điều Hành', 'Kiểm Duyệt Viên', 'Hỗ Trợ', 'ho tro', 'CSKH', 'C.S.K.H'],
  ...['Hệ Thống', 'SYSTEM', 'Support', 'supp0rt', '官方客服', '管理員小陳', '系統', '版主', 'BLV'],
  ...['Bình Luận Viên', 'staff', '$taff'],
];
