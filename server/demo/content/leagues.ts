import type { ModeId } from '#domain/schedule/mode.ts';
import { words, type Words } from '#server/shared/words.ts';
import { deltaClubs, isleClubs, midlandClubs, riversideClubs, sunriseClubs } from './footballClubs.ts';
import {
  coastalTeams,
  cuePlayers,
  lanternTeams,
  monsoonTeams,
  nightTeams,
  sandbarTeams,
  schoolTeams,
  tennisPlayers,
} from './otherTeams.ts';
import type { Team } from './team.ts';

/** Selects the simulation of a match. */
export type Sport = 'football' | 'basketball' | 'esport' | 'marble' | 'casino' | 'volleyball' | 'billiard' | 'tennis';

export interface League {
  readonly id: string;
  /** One letter, which stands for the league in the ids of its fixtures. */
  readonly letter: string;
  readonly name: Words;
  readonly modeId: ModeId;
  readonly sport: Sport;
  /** Empty if its fixtures have no two teams. */
  readonly teams: readonly Team[];
  /**
   * Start times in Asia/Bangkok. "~" marks those of busy days only, "?" those that may be called off; the others ensure
   * that something is live at every hour.
   */
  readonly slots: readonly string[];
  /** Rounds per day; 0.5 means that a round takes two days. */
  readonly roundsPerDay: 0.5 | 1 | 2;
  /** The name of a round. */
  readonly round: (round: number) => Words;
  /** Popularity; 1 is average. */
  readonly fame: number;
}

const everyHours = (first: number, step: number, minute: string): readonly string[] =>
  Array.from({ length: 24 / step }, (_, i) => `${String(first + i * step).padStart(2, '0')}:${minute}`);

const roundNo = (round: number): Words => words(`Vòng ${round}`, `Round ${round}`, `第 ${round} 輪`);
const upperBracket = (): Words => words('Bo3, nhánh thắng', 'Bo3, upper bracket', 'Bo3 勝者組');
const groupStage = (round: number): Words =>
  words(`Bo3, vòng bảng ${round}`, `Bo3, group round ${round}`, `Bo3 小組賽第 ${round} 輪`);

export const leagues: readonly League[] = [
  {
    ...{ id: 'dong-bang', letter: 'a', modeId: '1', sport: 'football', fame: 2.4, roundsPerDay: 0.5 },
    name: words('Giải Vô địch Đồng Bằng', 'Delta Premiership', '三角洲冠軍聯賽'),
    ...{ teams: deltaClubs, slots: ['17:30', '19:15', '21:00'], round: roundNo },
  },
  {
    ...{ id: 'ngon-hai-dang', letter: 'b', modeId: '1', sport: 'football', fame: 1.8, roundsPerDay: 1 },
    name: words('Cúp Ngọn Hải Đăng', 'Lighthouse Cup', '燈塔盃'),
    ...{ teams: [...deltaClubs, ...midlandClubs], slots: ['20:30~?', '22:45'] },
    round: (round) => words(`Vòng loại, lượt ${round}`, `Qualifying, matchday ${round}`, `資格賽第 ${round} 輪`),
  },
  {
    ...{ id: 'trung-du', letter: 'c', modeId: '1', sport: 'football', fame: 1.1, roundsPerDay: 0.5 },
    name: words('Giải Hạng Nhất Trung Du', 'Midland First Division', '中遊甲級聯賽'),
    ...{ teams: midlandClubs, slots: ['12:30', '14:15', '16:00', '18:30~?'], round: roundNo },
  },
  {
    ...{ id: 'quan-dao-xa', letter: 'd', modeId: '1', sport: 'football', fame: 1.3, roundsPerDay: 0.5 },
    name: words('Giải Quần Đảo Xa', 'Far Isles League', '遠島聯賽'),
    ...{ teams: isleClubs, slots: ['00:15', '02:00', '03:45', '05:30'], round: roundNo },
  },
  {
    ...{ id: 'binh-minh', letter: 'e', modeId: '1', sport: 'football', fame: 0.8, roundsPerDay: 0.5 },
    name: words('Giải Bình Minh', 'Sunrise League', '黎明聯賽'),
    ...{ teams: sunriseClubs, slots: ['07:15', '09:00', '10:45'], round: roundNo },
  },
  {
    ...{ id: 'nu-ven-song', letter: 'f', modeId: '1', sport: 'football', fame: 0.9, roundsPerDay: 0.5 },
    name: words('Giải Nữ Ven Sông', 'Riverside Women’s League', '河岸女子聯賽'),
    ...{ teams: riversideClubs, slots: ['15:00~?', '20:00~?'], round: roundNo },
  },
  {
    ...{ id: 'ven-bien', letter: 'g', modeId: '2', sport: 'basketball', fame: 1.3, roundsPerDay: 1 },
    name: words('Bóng rổ Ven Biển', 'Coastal Hoops', '海岸籃球聯賽'),
    ...{ teams: coastalTeams, slots: ['16:30', '18:30', '20:30', '22:30'], round: roundNo },
  },
  {
    ...{ id: 'den-khuya', letter: 'h', modeId: '2', sport: 'basketball', fame: 1, roundsPerDay: 1 },
    name: words('Bóng rổ Đèn Khuya', 'Late Lights Basketball', '夜燈籃球聯賽'),
    ...{ teams: nightTeams, slots: ['00:30', '02:30', '04:30', '06:30'], round: roundNo },
  },
  {
    ...{ id: 'san-truong', letter: 'i', modeId: '2', sport: 'basketball', fame: 0.6, roundsPerDay: 1 },
    name: words('Bóng rổ Sân Trường', 'Schoolyard Basketball', '校園籃球聯賽'),
    ...{ teams: schoolTeams, slots: ['08:30', '10:30', '12:30', '14:30'], round: roundNo },
  },
  {
    ...{ id: 'mua-mua', letter: 'j', modeId: '5', sport: 'esport', fame: 1, roundsPerDay: 2 },
    name: words('Esport Mùa Mưa', 'Monsoon Esport', '雨季電競盃'),
    ...{ teams: monsoonTeams, slots: [...everyHours(0, 4, '00'), '13:30~', '19:30~'], round: upperBracket },
  },
  {
    ...{ id: 'den-long', letter: 'k', modeId: '5', sport: 'esport', fame: 0.8, roundsPerDay: 2 },
    name: words('Đấu trường Đèn Lồng', 'Lantern Arena', '燈籠競技場'),
    ...{ teams: lanternTeams, slots: [...everyHours(2, 4, '00'), '15:30~', '21:15~'], round: groupStage },
  },
  {
    ...{ id: 'vong-xoay', letter: 'l', modeId: '3', sport: 'marble', fame: 0.8, roundsPerDay: 1 },
    name: words('Đua bi Vòng Xoáy', 'Whirl Marble Series', '漩渦彈珠賽'),
    ...{ teams: [], slots: [...everyHours(1, 3, '00'), '14:30~', '20:30~'] },
    round: (round) => words(`Chặng ${round}`, `Leg ${round}`, `第 ${round} 站`),
  },
  {
    ...{ id: 'ban-choi', letter: 'm', modeId: '4', sport: 'casino', fame: 0.6, roundsPerDay: 1 },
    name: words('Bàn chơi Khán Đài', 'The Stand’s Tables', '看台牌桌'),
    ...{ teams: [], slots: [...everyHours(2, 4, '00'), '12:30~', '20:30~'] },
    round: () => words('Bàn mở', 'Open table', '公開桌'),
  },
  {
    ...{ id: 'con-cat', letter: 'n', modeId: '6', sport: 'volleyball', fame: 0.7, roundsPerDay: 1 },
    name: words('Bóng chuyền Cồn Cát', 'Sandbar Volleyball', '沙洲排球聯賽'),
    ...{ teams: sandbarTeams, slots: ['09:30~?', '15:30~?', '17:45?', '19:45~?'], round: roundNo },
  },
  {
    ...{ id: 'den-vang', letter: 'o', modeId: '7', sport: 'billiard', fame: 0.5, roundsPerDay: 1 },
    name: words('Cơ thủ Đèn Vàng', 'Yellow Lamp Billiards', '黃燈撞球賽'),
    ...{ teams: cuePlayers, slots: ['13:00~?', '16:30~?', '19:00?', '21:30~?'], round: roundNo },
  },
  {
    ...{ id: 'san-gach', letter: 'p', modeId: '8', sport: 'tennis', fame: 0.7, roundsPerDay: 1 },
    name: words('Quần vợt Sân Gạch', 'Brick Court Tennis', '磚場網球賽'),
    ...{ teams: tennisPlayers, slots: ['08:00~?', '10:00?', '15:15~?', '18:15~?'], round: roundNo },
  },
];
