import { words, type Words } from '#server/shared/words.ts';

/** Why an outdoor match is not played today. */
export const weather: readonly Words[] = [
  words('mưa lớn, sân ngập', 'waterlogged pitch', '大雨積水'),
  words('sương mù dày', 'dense fog', '濃霧'),
  words('gió giật mạnh', 'strong gusts', '強風'),
];
/** Why an indoor match is not played today. */
export const indoors: readonly Words[] = [
  words('mái nhà thi đấu bị dột', 'the roof leaks', '場館屋頂漏水'),
  words('xe đội khách hỏng giữa đường', 'visitors’ bus broke down', '客隊巴士途中拋錨'),
  words('mất điện cả khu', 'power cut in the district', '整區停電'),
];
export const floodlights: Words = words('mất điện sân', 'floodlight failure', '球場停電');
export const rainStop: Words = words('tạm dừng vì mưa', 'rain delay', '因雨暫停');
export const withdrawn = (name: Words): Words => words(`${name.vi} bỏ cuộc`, `${name.en} withdrew`, `${name.zh} 棄權`);
