import { teamsFrom } from './team.ts';

export const coastalTeams = teamsFrom([
  ['sharks', 'Cá Mập Vịnh Lặng', 'Vịnh Lặng Sharks', '靜灣鯊魚', 1, 7, '2f7fd1', 'ffffff', 'CM'],
  ['eagles', 'Đại Bàng Núi Ngủ', 'Núi Ngủ Eagles', '睡山老鷹', 2, 8, 'f4efe4', 'c8521f', 'ĐB'],
  ['octopus', 'Bạch Tuộc Cảng Đêm', 'Cảng Đêm Octopus', '夜港章魚', 0, 3, '581c87', 'f0abfc', 'BT'],
  ['rhinos', 'Tê Giác Đồi Than', 'Đồi Than Rhinos', '炭丘犀牛', 4, 4, '27272a', 'f59e0b', 'TG'],
  ['egrets', 'Cò Trắng Bãi Bồi', 'Bãi Bồi Egrets', '沙洲白鷺', 3, 1, 'f8fafc', '0f766e', 'CT'],
  ['crocs', 'Sấu Hoa Đầm Lầy', 'Đầm Lầy Crocs', '沼澤鱷魚', 5, 5, '3f6212', 'fde047', 'SH'],
  ['gulls', 'Hải Âu Mỏm Đá', 'Mỏm Đá Gulls', '石岬海鷗', 2, 2, '0284c7', 'f1f5f9', 'HÂ'],
  ['buffalo', 'Trâu Rừng Thung Xanh', 'Thung Xanh Buffalo', '青谷野牛', 0, 6, '7c2d12', 'bbf7d0', 'TR'],
]);

export const nightTeams = teamsFrom([
  ['comets', 'Sao Chổi Kestrel Bay', 'Kestrel Bay Comets', '紅隼灣彗星', 1, 3, '1d4ed8', 'fbbf24', 'SC'],
  ['foxes', 'Cáo Saltmere', 'Saltmere Foxes', '鹽湖狐狸', 4, 6, 'ea580c', 'fff7ed', 'CS'],
  ['anvils', 'Búa Đe Vellmouth', 'Vellmouth Anvils', '維爾茅斯鐵砧', 0, 8, '334155', 'f2b705', 'BĐ'],
  ['owls', 'Cú Morvane', 'Morvane Owls', '莫爾凡貓頭鷹', 2, 9, '4c1d95', 'ddd6fe', 'CM'],
  ['herons', 'Diệc Corrin', 'Corrin Herons', '科林蒼鷺', 3, 4, '166534', 'e2e8f0', 'DC'],
  ['rays', 'Cá Đuối Harrow', 'Harrow Rays', '哈羅魟魚', 5, 1, '0e7490', 'f28482', 'CĐ'],
  ['moths', 'Bướm Đêm Skerry', 'Skerry Moths', '岩嶼飛蛾', 1, 5, '44403c', 'e7e5e4', 'BĐ'],
  ['lynx', 'Linh Miêu Nine Lamps', 'Nine Lamps Lynx', '九燈山貓', 0, 7, '1a1d20', 'f7d774', 'LM'],
]);

export const schoolTeams = teamsFrom([
  ['truongtre', 'Trường Tre', 'Bamboo School', '竹校', 0, 2, '4d7c0f', 'fefce8', 'TT'],
  ['truongdoi', 'Trường Đồi', 'Hill School', '丘校', 1, 6, '9a3412', 'ffedd5', 'TĐ'],
  ['phantrang', 'Phấn Trắng', 'White Chalk', '白粉筆', 2, 0, 'ffffff', '1f2937', 'PT'],
  ['santhuong', 'Sân Thượng', 'Rooftop', '天台', 4, 9, '0369a1', 'fde68a', 'ST'],
  ['bangden', 'Bảng Đen', 'Blackboard', '黑板', 5, 4, '14201b', 'd1fae5', 'BĐ'],
  ['trongtruong', 'Trống Trường', 'School Drum', '校鼓', 3, 3, 'b91c1c', 'fef3c7', 'TR'],
  ['lopchieu', 'Lớp Chiều', 'Afternoon Class', '午後班', 0, 1, 'f59e0b', '7c2d12', 'LC'],
  ['congsau', 'Cổng Sau', 'Back Gate', '後門', 2, 5, '1e3a8a', 'bfdbfe', 'CS'],
]);

export const monsoonTeams = teamsFrom([
  ['ronglua', 'Rồng Lửa', 'Rồng Lửa', '火龍', 5, 6, '7a1f3d', 'f2a23a', 'RL'],
  ['soibac', 'Sói Bạc', 'Sói Bạc', '銀狼', 4, 1, '303c52', 'b7c4d6', 'SB'],
  ['toong', 'Tổ Ong', 'Tổ Ong', '蜂巢', 4, 5, 'e8b02e', '201a10', 'TO'],
  ['matbao', 'Mắt Bão', 'Mắt Bão', '颱風眼', 2, 3, '155e63', '9be0d5', 'MB'],
  ['vesau', 'Ve Sầu', 'Ve Sầu', '蟬鳴', 3, 2, '365314', 'd9f99d', 'VS'],
  ['cuada', 'Cua Đá', 'Cua Đá', '石蟹', 0, 8, '9f1239', 'fecdd3', 'CĐ'],
  ['thachsung', 'Thạch Sùng', 'Thạch Sùng', '壁虎', 1, 3, '047857', 'fef08a', 'TS'],
  ['baogiay', 'Bão Giấy', 'Bão Giấy', '紙風暴', 5, 7, 'f5f5f4', '1d4ed8', 'BG'],
]);

export const lanternTeams = teamsFrom([
  ['keoquan', 'Đèn Kéo Quân', 'Đèn Kéo Quân', '走馬燈', 2, 8, 'c2410c', 'fde68a', 'ĐK'],
  ['domdom', 'Đom Đóm', 'Đom Đóm', '螢火', 4, 9, '14201b', 'd9f99d', 'ĐĐ'],
  ['cumeo', 'Cú Mèo', 'Cú Mèo', '貓頭鷹', 0, 5, '57534e', 'fef3c7', 'CM'],
  ['chopbe', 'Chớp Bể', 'Chớp Bể', '海上閃電', 1, 3, '172554', 'facc15', 'CB'],
  ['kienlua', 'Kiến Lửa', 'Kiến Lửa', '火蟻', 3, 1, 'b91c1c', '1a1d20', 'KL'],
  ['nhimsat', 'Nhím Sắt', 'Nhím Sắt', '鐵刺蝟', 5, 2, '475569', 'f1f5f9', 'NS'],
  ['saohom', 'Sao Hôm', 'Sao Hôm', '昏星', 2, 6, '3730a3', 'fbcfe8', 'SH'],
  ['vonggai', 'Vòng Gai', 'Vòng Gai', '荊棘環', 4, 7, '3f6212', 'f5f5f4', 'VG'],
]);

export const sandbarTeams = teamsFrom([
  ['catvang', 'Cát Vàng', 'Cát Vàng', '黃沙', 0, 5, 'f2b705', '0e7490', 'CV'],
  ['giochuong', 'Gió Chướng', 'Gió Chướng', '逆風', 2, 3, '0f766e', 'f0fdfa', 'GC'],
  ['duanuoc', 'Dừa Nước', 'Dừa Nước', '水椰', 3, 6, '166534', 'fde68a', 'DN'],
  ['nuoclo', 'Nước Lợ', 'Nước Lợ', '鹹淡水', 1, 1, '0891b2', '854d0e', 'NL'],
  ['bacdau', 'Sóng Bạc Đầu', 'Sóng Bạc Đầu', '白頭浪', 4, 4, '1e40af', 'ffffff', 'SB'],
  ['philao', 'Rặng Phi Lao', 'Rặng Phi Lao', '木麻黃', 5, 2, '3f6212', 'fefce8', 'PL'],
  ['thuyenthung', 'Thuyền Thúng', 'Thuyền Thúng', '簸箕船', 2, 8, '92400e', 'fed7aa', 'TT'],
  ['voso', 'Vỏ Sò', 'Vỏ Sò', '貝殼', 0, 7, 'fda4af', '881337', 'VS'],
]);

export const cuePlayers = teamsFrom([
  ['sauphan', 'Sáu Phấn', 'Sáu Phấn', '六粉', 2, 9, '1d4ed8', 'dbeafe', 'SP'],
  ['tuco', 'Tư Cơ', 'Tư Cơ', '四桿', 2, 1, '78350f', 'fde68a', 'TC'],
  ['utgoc', 'Út Góc', 'Út Góc', '么角', 2, 7, '111827', 'f8fafc', 'ÚG'],
  ['baybang', 'Bảy Băng', 'Bảy Băng', '七顆星', 2, 4, '14713f', 'dcfce7', 'BB'],
  ['namdiem', 'Năm Điềm', 'Năm Điềm', '五穩', 2, 3, '9f1239', 'ffe4e6', 'NĐ'],
  ['haicham', 'Hai Chậm', 'Hai Chậm', '二慢', 2, 5, '6d28d9', 'ede9fe', 'HC'],
  ['baxoay', 'Ba Xoáy', 'Ba Xoáy', '三旋', 2, 6, 'c2410c', 'ffedd5', 'BX'],
  ['chinnhe', 'Chín Nhẹ', 'Chín Nhẹ', '九輕', 2, 0, '0e7490', 'cffafe', 'CN'],
]);

export const tennisPlayers = teamsFrom([
  ['diepthu', 'Lâm Diệp Thu', 'Lâm Diệp Thu', '林葉秋', 2, 1, 'b45309', 'fef3c7', 'DT'],
  ['havan', 'Mạc Hà Vân', 'Mạc Hà Vân', '莫霞雲', 2, 9, 'be185d', 'fce7f3', 'HV'],
  ['yenchi', 'Quách Yên Chi', 'Quách Yên Chi', '郭煙芝', 2, 3, '0369a1', 'e0f2fe', 'YC'],
  ['thulua', 'Tòng Thu Lụa', 'Tòng Thu Lụa', '宋秋綾', 2, 4, '4d7c0f', 'ecfccb', 'TL'],
  ['vardane', 'Ilse Vardane', 'Ilse Vardane', '伊爾瑟．瓦丹', 2, 6, '1e3a8a', 'fef08a', 'IV'],
  ['kestrin', 'Noor Kestrin', 'Noor Kestrin', '諾爾．凱絲琳', 2, 7, '7f1d1d', 'fee2e2', 'NK'],
  ['solvik', 'Maren Solvik', 'Maren Solvik', '瑪倫．索爾維克', 2, 2, '334155', 'f1f5f9', 'MS'],
  ['orlane', 'Tiva Orlane', 'Tiva Orlane', '蒂娃．奧蘭', 2, 8, '5b21b6', 'f5d0fe', 'TO'],
]);
