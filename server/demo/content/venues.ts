import { words, type Words } from '#server/shared/words.ts';

/** Names of grounds; each stands for one club of a league. */
export const grounds: readonly Words[] = [
  words('Sân Bờ Đê', 'Dyke Side Ground', '堤岸球場'),
  words('Sân Gò Mối', 'Termite Hill Park', '蟻丘球場'),
  words('Sân Chân Sóng', 'Surf’s Foot Stadium', '浪腳球場'),
  words('Sân Cây Gạo', 'Kapok Tree Park', '木棉樹球場'),
  words('Sân Đầu Chợ', 'Market End', '市口球場'),
  words('Sân Ao Làng', 'Village Pond Ground', '村塘球場'),
  words('Sân Cống Đá', 'Stone Sluice Road', '石閘球場'),
  words('Sân Dốc Gió', 'Windy Slope', '風坡球場'),
  words('Sân Trại Tằm', 'Silkworm Yard', '蠶場球場'),
  words('Sân Bãi Bồi', 'Silt Bank Stadium', '沙洲球場'),
  words('Sân Hàng Tre', 'Bamboo Row', '竹列球場'),
  words('Sân Nhà Máy Nước', 'Waterworks Park', '水廠球場'),
  words('Sân Ngã Ba', 'Three Ways Stadium', '三岔球場'),
  words('Sân Xóm Lưới', 'Netmakers’ Lane', '網村球場'),
  words('Sân Đồi Gió', 'Windmill Hill', '風丘球場'),
  words('Sân Bến Cũ', 'Old Wharf Stadium', '舊渡球場'),
];

/** Grounds of the isles, the same in every language but for Chinese. */
export const isleGrounds: readonly Words[] = [
  words('Breakwater Park', 'Breakwater Park', '防波堤球場'),
  words('Ropewalk', 'The Ropewalk', '繩道球場'),
  words('Gull Lane', 'Gull Lane', '海鷗巷球場'),
  words('Saltpans', 'The Saltpans', '鹽田球場'),
  words('Lower Quay', 'Lower Quay', '下碼頭球場'),
  words('Beacon Field', 'Beacon Field', '烽火台球場'),
  words('Tidewater Road', 'Tidewater Road', '潮水路球場'),
  words('Kelp Street', 'Kelp Street', '海帶街球場'),
  words('Harbour End', 'Harbour End', '港尾球場'),
  words('Cooperage', 'The Cooperage', '桶坊球場'),
  words('Moorings', 'The Moorings', '繫泊球場'),
  words('Chandlery Park', 'Chandlery Park', '船具球場'),
  words('Signal Hill', 'Signal Hill', '信號山球場'),
  words('Oyster Row', 'Oyster Row', '蠔列球場'),
  words('Drydock', 'The Drydock', '乾塢球場'),
  words('Lamp Steps', 'Lamp Steps', '燈階球場'),
];

/** Why a player is not there. */
export const absences: readonly Words[] = [
  words('đau cơ', 'muscle injury', '肌肉受傷'),
  words('chấn thương cổ chân', 'ankle injury', '腳踝受傷'),
  words('ốm', 'illness', '生病'),
  words('việc gia đình', 'family matter', '家事'),
  words('chưa đủ thể lực', 'not fit yet', '體能未恢復'),
];
