import { teamsFrom } from './team.ts';

export const deltaClubs = teamsFrom([
  ['bengo', 'Bến Gỗ', 'Bến Gỗ', '木渡', 0, 2, 'd8372f', 'ffffff', 'BG'],
  ['nangsom', 'Nắng Sớm', 'Nắng Sớm', '晨曦', 1, 9, 'f2c14a', '17324f', 'NS'],
  ['cangmay', 'Cảng Mây', 'Cảng Mây', '雲港', 2, 5, '4ba3e3', 'ffffff', 'CM'],
  ['doico', 'Đồi Cọ', 'Đồi Cọ', '棕櫚丘', 3, 6, '14713f', 'e9f2d8', 'ĐC'],
  ['thacbac', 'Thác Bạc', 'Thác Bạc', '銀瀑', 4, 3, '5a6b78', 'e8eef2', 'TB'],
  ['ruongbac', 'Ruộng Bậc Thang Thuỷ Ẩn', 'Ruộng Bậc Thang Thuỷ Ẩn', '水隱梯田聯隊', 3, 5, '0e7490', 'f4d35e', 'RBT'],
  ['xuonggo', 'Xưởng Gỗ Nghĩa Hưởng', 'Xưởng Gỗ Nghĩa Hưởng', '義享木廠', 0, 8, '6b3f1d', 'f0a44b', 'XG'],
  ['haidang', 'Hải Đăng Mũi Gió', 'Hải Đăng Mũi Gió', '風岬燈塔', 5, 4, '1c3f8f', 'ffffff', 'HĐ'],
  ['luatrai', 'Lửa Trại', 'Lửa Trại', '營火', 1, 1, '1a1d20', 'f26b1d', 'LT'],
  ['nghevang', 'Nghé Vàng', 'Nghé Vàng', '金犢', 4, 0, 'f2b705', '14713f', 'NV'],
  ['dentroi', 'Đèn Trời', 'Đèn Trời', '天燈', 3, 9, 'b3122f', 'f7d774', 'ĐT'],
  ['vuonle', 'Vườn Lê Ngưỡng Cửa', 'Vườn Lê Ngưỡng Cửa', '門前梨園', 0, 6, '7aa63a', 'ffffff', 'VL'],
]);

export const midlandClubs = teamsFrom([
  ['nangtho', 'Suối Nàng Thơ', 'Suối Nàng Thơ', '詩溪', 2, 3, '2a9d8f', 'f1faee', 'SN'],
  ['dachong', 'Đá Chồng', 'Đá Chồng', '疊石', 4, 5, '4a4e57', 'c9cdd3', 'ĐC'],
  ['rungsim', 'Rừng Sim', 'Rừng Sim', '桃金孃林', 0, 1, '5b2a86', 'f3c4d9', 'RS'],
  ['cautreo', 'Cầu Treo', 'Cầu Treo', '吊橋', 5, 2, '1c3f8f', 'f2b705', 'CT'],
  ['chophien', 'Chợ Phiên', 'Chợ Phiên', '趕集', 1, 7, 'd7263d', 'fff3d6', 'CP'],
  ['nuongngo', 'Nương Ngô', 'Nương Ngô', '玉米坡', 3, 4, 'f2b705', '14713f', 'NN'],
  ['sankho', 'Sân Kho', 'Sân Kho', '穀場', 0, 9, 'c98a2b', '3b2410', 'SK'],
  ['logach', 'Lò Gạch Cũ', 'Lò Gạch Cũ', '老磚窯', 4, 8, '9c3f22', 'f0d9b5', 'LG'],
  ['dongchiem', 'Đồng Chiêm', 'Đồng Chiêm', '低田', 2, 4, '8bc4f0', '0f4c3a', 'ĐM'],
  ['gocda', 'Gốc Đa', 'Gốc Đa', '榕樹頭', 1, 0, '14532d', 'd9f99d', 'GĐ'],
  ['bentam', 'Bến Tằm', 'Bến Tằm', '蠶渡', 3, 2, 'f4efe4', '7a1f3d', 'BT'],
  ['trangkhuyet', 'Trăng Khuyết', 'Trăng Khuyết', '缺月', 2, 9, '17203a', 'f7d774', 'TK'],
  ['suongdeo', 'Sương Đèo', 'Sương Đèo', '隘口霧', 5, 6, '64748b', 'f8fafc', 'SĐ'],
  ['coixay', 'Cối Xay', 'Cối Xay', '磨坊', 4, 7, 'ffffff', 'b3122f', 'CX'],
  ['hosen', 'Hồ Sen Trắng', 'Hồ Sen Trắng', '白蓮湖', 0, 3, '0f766e', 'fce7f3', 'HS'],
  ['gacuoi', 'Ga Cuối', 'Ga Cuối', '終站', 5, 5, '111827', 'f26b1d', 'GC'],
]);

export const isleClubs = teamsFrom([
  ['saltmere', 'Saltmere', 'Saltmere', '鹽湖鎮', 0, 4, '0e7490', 'ffffff', 'SM'],
  ['lanric', 'Port Lanric', 'Port Lanric', '蘭里克港', 1, 2, '0b3d91', 'ffffff', 'PL'],
  ['kestrel', 'Kestrel Bay', 'Kestrel Bay', '紅隼灣', 2, 6, 'c8521f', 'fff7e6', 'KB'],
  ['ondavar', 'Ondavar', 'Ondavar', '翁達瓦', 3, 1, '7a1f3d', '8bc4f0', 'ON'],
  ['vellmouth', 'Vellmouth', 'Vellmouth', '維爾茅斯', 4, 9, '374151', 'f2b705', 'VM'],
  ['corrin', 'Corrin Isle', 'Corrin Isle', '科林島', 5, 3, '166534', 'ffffff', 'CI'],
  ['tamarisk', 'Tamarisk', 'Tamarisk', '檉柳鎮', 0, 7, 'db5a7b', '3f0d1f', 'TA'],
  ['ninelamps', 'Nine Lamps', 'Nine Lamps', '九燈城', 2, 8, '1a1d20', 'f7d774', 'NL'],
  ['harrow', 'Harrow Reef', 'Harrow Reef', '哈羅礁', 3, 5, '155e63', 'f28482', 'HR'],
  ['brume', 'Isla Brume', 'Isla Brume', '霧島', 1, 4, '94a3b8', '1e293b', 'IB'],
  ['morvane', 'Morvane', 'Morvane', '莫爾凡', 4, 1, '4c1d95', 'c4b5fd', 'MV'],
  ['quill', 'Quill Harbour', 'Quill Harbour', '羽筆港', 5, 0, 'e8eef2', '0b3d91', 'QH'],
  ['skerry', 'Skerry Town', 'Skerry Town', '岩嶼鎮', 0, 5, 'b91c1c', '111827', 'ST'],
  ['albatross', 'Albatross Point', 'Albatross Point', '信天翁角', 2, 2, 'f8fafc', '0369a1', 'AP'],
  ['doldrum', 'Doldrum City', 'Doldrum City', '無風城', 4, 6, 'd97706', '1c1917', 'DC'],
  ['lantern', 'Lantern Cay', 'Lantern Cay', '燈籠礁', 1, 8, 'facc15', '7c2d12', 'LC'],
]);

export const sunriseClubs = teamsFrom([
  ['hoagao', 'Hoa Gạo', 'Hoa Gạo', '木棉花', 0, 3, 'e11d48', 'fff1f2', 'HG'],
  ['gagay', 'Gà Gáy', 'Gà Gáy', '雞鳴', 1, 6, 'ea580c', 'fde68a', 'GG'],
  ['suongmai', 'Sương Mai', 'Sương Mai', '朝露', 2, 9, 'a5f3fc', '155e75', 'SM'],
  ['buomnau', 'Cánh Buồm Nâu', 'Cánh Buồm Nâu', '褐帆', 5, 1, '78350f', 'fef3c7', 'CB'],
  ['dongmuoi', 'Đồng Muối', 'Đồng Muối', '鹽田', 3, 7, 'f1f5f9', '475569', 'ĐM'],
  ['dangam', 'Bãi Đá Ngầm', 'Bãi Đá Ngầm', '暗礁', 4, 4, '1e3a5f', '5eead4', 'BĐ'],
  ['phogom', 'Phố Gốm', 'Phố Gốm', '陶街', 0, 0, 'b45309', '1e40af', 'PG'],
  ['luanon', 'Lúa Non', 'Lúa Non', '新禾', 1, 5, '84cc16', 'fefce8', 'LN'],
  ['chuonchuon', 'Chuồn Chuồn Ớt', 'Chuồn Chuồn Ớt', '紅蜻蜓', 2, 1, 'dc2626', '1f2937', 'CC'],
  ['muien', 'Mũi Én', 'Mũi Én', '燕岬', 3, 3, '0f172a', 'e2e8f0', 'ME'],
  ['contrang', 'Cồn Trăng', 'Cồn Trăng', '月洲', 4, 2, 'fde047', '312e81', 'CT'],
  ['kenla', 'Kèn Lá', 'Kèn Lá', '葉笛', 5, 8, '15803d', 'fef08a', 'KL'],
]);

export const riversideClubs = teamsFrom([
  ['benlua', 'Nữ Bến Lụa', 'Bến Lụa Women', '絲渡女足', 3, 6, '9d174d', 'fbcfe8', 'BL'],
  ['songdao', 'Nữ Sông Đào', 'Sông Đào Women', '運河女足', 2, 4, '0369a1', 'e0f2fe', 'SĐ'],
  ['vuonche', 'Nữ Vườn Chè', 'Vườn Chè Women', '茶園女足', 0, 2, '3f6212', 'ecfccb', 'VC'],
  ['ngoido', 'Nữ Ngói Đỏ', 'Ngói Đỏ Women', '紅瓦女足', 4, 5, 'b91c1c', 'fee2e2', 'NĐ'],
  ['hoaban', 'Nữ Hoa Ban', 'Hoa Ban Women', '羊蹄甲花女足', 1, 1, 'fdf2f8', 'a21caf', 'HB'],
  ['doithong', 'Nữ Đồi Thông', 'Đồi Thông Women', '松丘女足', 5, 3, '14532d', 'a7f3d0', 'ĐT'],
  ['hangdua', 'Nữ Hàng Dừa', 'Hàng Dừa Women', '椰列女足', 3, 9, '0d9488', 'fef9c3', 'HD'],
  ['maytrang', 'Nữ Mây Trắng', 'Mây Trắng Women', '白雲女足', 2, 7, 'f8fafc', '60a5fa', 'MT'],
]);
