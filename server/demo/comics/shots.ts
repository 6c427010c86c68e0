import { words, type Words } from '#server/shared/words.ts';
import { ball, bowl, cat, cook, girl, kid, leapingCat, old } from './figures.ts';
import { box, circle, DOTS, INK, LINES, PAPER, put, rays, shape, stroke, times } from './ink.ts';

type Draw = (w: number, h: number, spot: string) => string;
export interface Shot {
  readonly draw: Draw;
  /** What is to be seen, for who does not see it. */
  readonly alt: Words;
}
const shot = (vi: string, en: string, zh: string, draw: Draw): Shot => ({ draw, alt: words(vi, en, zh) });
const least = (w: number, h: number): number => Math.min(w, h);
const stars = (w: number, h: number): string =>
  times(30, (i) => circle((i * 83.7) % w, (i * 47.1) % h, i % 4 ? 1.3 : 2.2, PAPER));
const seats = (w: number, h: number, from: number, spot: string): string =>
  times(5, (row) => {
    const y = h * from + (row * h * (1 - from)) / 5;
    const size = (h * (1 - from)) / 5;
    return (
      box(0, y, w, size - 3, row % 2 ? '#2b2822' : INK) +
      times(Math.ceil(w / 34), (i) =>
        box(i * 34 + (row % 2) * 12, y + size * 0.25, 20, size * 0.4, (i * 7 + row * 3) % 5 ? PAPER : spot),
      )
    );
  });
const net = (w: number, h: number): string =>
  stroke(
    times(12, (i) => `M${(w * i) / 12} ${h * 0.12}V${h * 0.72}`) + times(7, (i) => `M0 ${h * (0.12 + i * 0.1)}H${w}`),
    INK,
    1.4,
  ) + stroke(`M6 ${h * 0.72}V${h * 0.1}H${w - 6}V${h * 0.72}`, INK, 9);
const standing =
  (figure: (spot: string) => string, ground: string): Draw =>
  (w, h, spot) =>
    box(0, 0, w, h, ground) + put(w * 0.5, h * 0.56, least(w, h) / 112, figure(spot));
const two =
  (a: (spot: string) => string, b: (spot: string) => string): Draw =>
  (w, h, spot) =>
    box(0, 0, w, h, PAPER) +
    box(0, 0, w, h * 0.3, LINES) +
    box(0, h * 0.84, w, h * 0.16, INK) +
    put(w * 0.3, h * 0.84 - h * 0.25, h / 240, a(spot)) +
    put(w * 0.7, h * 0.84 - h * 0.25, h / 240, b(spot));

/** The shots that pages are made of. */
export const shots = {
  night: shot(
    'Khán đài vắng trong đêm, trăng tròn',
    'The empty stand at night under a full moon',
    '夜裡空蕩的看台，滿月',
    (w, h, spot) =>
      box(0, 0, w, h, INK) +
      stars(w, h * 0.5) +
      circle(w * 0.76, h * 0.24, least(w, h) * 0.18, DOTS) +
      circle(w * 0.76, h * 0.24, least(w, h) * 0.12, PAPER) +
      seats(w, h, 0.48, spot),
  ),
  stand: shot(
    'Khán đài dưới nắng, hàng ghế dài',
    'The stand in the sun, long rows of seats',
    '陽光下的看台與一排排座位',
    (w, h, spot) => box(0, 0, w, h, PAPER) + box(0, 0, w, h * 0.4, DOTS) + seats(w, h, 0.4, spot),
  ),
  pitch: shot(
    'Mặt sân nhìn từ trên cao',
    'The pitch from high above',
    '從高處俯瞰的球場',
    (w, h, spot) =>
      box(0, 0, w, h, spot) +
      stroke(`M12 12H${w - 12}V${h - 12}H12ZM${w / 2} 12V${h - 12}`, PAPER, 4) +
      stroke(
        `M${w / 2 - least(w, h) * 0.16} ${h / 2}a${least(w, h) * 0.16} ${least(w, h) * 0.16} 0 1 0 ${least(w, h) * 0.32} 0a${least(w, h) * 0.16} ${least(w, h) * 0.16} 0 1 0 ${-least(w, h) * 0.32} 0`,
        PAPER,
        4,
      ) +
      times(9, (i) =>
        circle(w * (0.1 + ((i * 37) % 80) / 100), h * (0.15 + ((i * 53) % 70) / 100), 7, i % 2 ? INK : PAPER, 2),
      ),
  ),
  goal: shot(
    'Khung thành và tấm lưới',
    'The goal and its net',
    '球門與球網',
    (w, h, spot) =>
      box(0, 0, w, h, PAPER) +
      net(w, h) +
      box(0, h * 0.72, w, h * 0.28, spot) +
      put(w * 0.5, h * 0.5, least(w, h) / 150, kid(PAPER)),
  ),
  ball: shot(
    'Quả bóng bay giữa những tia tốc độ',
    'The ball flies among lines of speed',
    '足球在速度線中飛行',
    (w, h, spot) =>
      box(0, 0, w, h, PAPER) +
      rays(w, h, w * 0.5, h * 0.5, least(w, h) * 0.34, spot) +
      put(w * 0.5, h * 0.5, least(w, h) / 130, ball()),
  ),
  bang: shot(
    'Một tiếng nổ, giấy xé ra hình sao',
    'A bang, the paper tears like a star',
    '一聲巨響，紙面炸成星形',
    (w, h, spot) => {
      const points = Array.from({ length: 36 }, (_, i) => {
        const [a, r] = [(i / 36) * 6.2832 - 0.3, least(w, h) * (i % 2 ? 0.26 : 0.44 + ((i * 7) % 5) * 0.04)];
        return `${Math.round(w / 2 + ((Math.cos(a) * r * w) / least(w, h)) * 0.8)} ${Math.round(h / 2 + Math.sin(a) * r)}`;
      });
      return box(0, 0, w, h, spot) + shape(`M${points.join('L')}Z`, PAPER, 4);
    },
  ),
  cat: shot('Mèo Mun ngồi nhìn', 'Mun the cat sits and watches', '小貓阿墨坐著觀看', standing(cat, DOTS)),
  leap: shot(
    'Mèo Mun phóng lên',
    'Mun the cat leaps',
    '小貓阿墨飛身躍起',
    (w, h, spot) =>
      box(0, 0, w, h, PAPER) +
      rays(w, h, w * 0.52, h * 0.5, least(w, h) * 0.36) +
      put(w * 0.5, h * 0.52, Math.min(w / 230, h / 150), leapingCat(spot), -8),
  ),
  eyes: shot(
    'Hai con mắt mèo sáng trong bóng tối',
    'Two eyes of a cat shine in the dark',
    '黑暗中兩隻發亮的貓眼',
    (w, h, spot) =>
      box(0, 0, w, h, INK) +
      times(
        2,
        (i) =>
          circle(w * (0.32 + i * 0.36), h * 0.5, least(w, h) * 0.2, spot) +
          circle(w * (0.33 + i * 0.36), h * 0.5, least(w, h) * 0.08, INK),
      ),
  ),
  kid: shot(
    'Một cậu bé mặc áo số 0',
    'A boy in a shirt with the number 0',
    '一個穿零號球衣的男孩',
    standing(kid, DOTS),
  ),
  sad: shot(
    'Cậu bé áo số 0 cúi mặt',
    'The boy with the number 0 looks down',
    '零號男孩低著頭',
    standing((spot) => kid(spot, true), PAPER),
  ),
  girl: shot('Một cô bé tóc dài', 'A girl with long hair', '一個長髮女孩', standing(girl, DOTS)),
  old: shot(
    'Ông già trông sân, đội mũ lưỡi trai',
    'The old keeper of the ground in his cap',
    '戴帽子的老球場管理員',
    standing(old, LINES),
  ),
  cook: shot(
    'Cô chủ quán quấn khăn',
    'The owner of the stall in her headscarf',
    '繫頭巾的老闆娘',
    standing(cook, DOTS),
  ),
  boyAndCat: shot(
    'Cậu bé và mèo Mun đứng cạnh nhau',
    'The boy and Mun the cat side by side',
    '男孩與阿墨並肩',
    two(kid, cat),
  ),
  girlAndBoy: shot('Cô bé và cậu bé nói chuyện', 'The girl and the boy talk', '女孩與男孩在說話', two(girl, kid)),
  oldAndCat: shot('Ông già và mèo Mun', 'The old man and Mun the cat', '老人與阿墨', two(old, cat)),
  cookAndOld: shot('Cô chủ quán và ông già', 'The owner of the stall and the old man', '老闆娘與老人', two(cook, old)),
  cookAndKid: shot(
    'Cô chủ quán và một người khách trẻ',
    'The owner of the stall and a young guest',
    '老闆娘與年輕客人',
    two(cook, kid),
  ),
  bowl: shot(
    'Một bát mì bốc khói',
    'A steaming bowl of noodles',
    '一碗熱騰騰的麵',
    (w, h, spot) =>
      box(0, 0, w, h, spot) +
      box(0, h * 0.74, w, h * 0.26, INK) +
      put(w * 0.5, h * 0.58, least(w, h) / 120, bowl(PAPER)),
  ),
  street: shot(
    'Con phố ban đêm, vài ô cửa còn sáng',
    'The street at night, a few windows still lit',
    '夜裡的街道，幾扇窗還亮著',
    (w, h, spot) =>
      box(0, 0, w, h, INK) +
      stars(w, h * 0.4) +
      times(7, (i) => {
        const [x, tall] = [(i * w) / 6.5 - 10, h * (0.34 + ((i * 5) % 4) * 0.08)];
        return (
          box(x, h - tall - h * 0.1, w / 7.4, tall, '#2b2822') +
          times(3, (j) =>
            box(x + w * 0.025 + j * w * 0.035, h - tall, w * 0.02, h * 0.06, (i + j) % 3 ? '#3a362e' : spot),
          )
        );
      }) +
      box(0, h * 0.9, w, h * 0.1, PAPER),
  ),
  rain: shot(
    'Mưa rơi trên sân trống',
    'Rain falls on the empty pitch',
    '雨落在空蕩的球場',
    (w, h, spot) =>
      box(0, 0, w, h, PAPER) +
      box(0, h * 0.7, w, h * 0.3, spot) +
      times(46, (i) => stroke(`M${(i * 47) % (w + 30)} ${(i * 71) % h}l-10 30`, INK, 1.8)),
  ),
  lamp: shot(
    'Cột đèn sân bật sáng',
    'A floodlight comes on',
    '球場大燈亮起',
    (w, h, spot) =>
      box(0, 0, w, h, INK) +
      circle(w * 0.5, h * 0.3, least(w, h) * 0.46, DOTS) +
      stroke(`M${w * 0.5} ${h * 0.4}V${h}`, PAPER, 8) +
      box(w * 0.5 - 60, h * 0.18, 120, 66, PAPER, 3) +
      times(6, (i) => circle(w * 0.5 - 40 + (i % 3) * 40, h * 0.18 + 18 + Math.floor(i / 3) * 30, 11, spot)),
  ),
  board: shot(
    'Bảng tỉ số cũ',
    'The old scoreboard',
    '老舊的計分板',
    (w, h, spot) =>
      box(0, 0, w, h, DOTS) +
      box(w * 0.12, h * 0.2, w * 0.76, h * 0.5, INK) +
      stroke(`M${w * 0.24} ${h * 0.7}V${h}M${w * 0.76} ${h * 0.7}V${h}`, INK, 9) +
      times(2, (i) =>
        shape(`M${w * (0.24 + i * 0.32)} ${h * 0.28}h${w * 0.2}v${h * 0.34}h${-w * 0.2}Z`, i ? spot : PAPER),
      ),
  ),
  shoe: shot(
    'Một chiếc giày cũ sờn mũi',
    'An old boot, worn at the toe',
    '一隻鞋尖磨破的舊球鞋',
    (w, h, spot) =>
      box(0, 0, w, h, PAPER) +
      box(0, h * 0.76, w, h * 0.24, spot) +
      put(
        w * 0.5,
        h * 0.6,
        least(w, h) / 120,
        shape('M-48 -34L-12 -40Q-6 -10 26 -2 50 4 48 26H-48Z', INK) +
          stroke('M-6 -24l14 -8M2 -14l14 -8M12 -6l12 -8', PAPER, 4) +
          box(-48, 26, 96, 9, PAPER, 3),
      ),
  ),
  letter: shot(
    'Một lá thư gấp tư',
    'A letter folded in four',
    '一封對折的信',
    (w, h, spot) =>
      box(0, 0, w, h, spot) +
      put(
        w * 0.5,
        h * 0.5,
        least(w, h) / 110,
        box(-36, -44, 72, 88, PAPER, 3.4) +
          stroke('M-36 0H36M0 -44V44', INK, 1.6) +
          times(4, (i) => stroke(`M-26 ${-32 + i * 9}H26`, INK, 2)),
      ),
  ),
  crowd: shot(
    'Đám đông giơ tay hò reo',
    'The crowd cheers with raised arms',
    '人群舉手歡呼',
    (w, h, spot) =>
      box(0, 0, w, h, DOTS) +
      times(18, (i) => {
        const [x, y] = [(i % 6) * (w / 5.4) + (i % 2) * 14, h * (0.42 + Math.floor(i / 6) * 0.24)];
        return (
          stroke(`M${x - 16} ${y - 4}l-8 -34M${x + 16} ${y - 4}l8 -34`, INK, 7) +
          circle(x, y, 18, i % 3 ? PAPER : spot, 3)
        );
      }),
  ),
  dawn: shot(
    'Mặt trời lên sau khán đài',
    'The sun rises behind the stand',
    '太陽從看台後升起',
    (w, h, spot) =>
      box(0, 0, w, h, PAPER) + circle(w * 0.5, h * 0.56, least(w, h) * 0.34, spot) + seats(w, h, 0.56, INK),
  ),
} as const satisfies Readonly<Record<string, Shot>>;
export type ShotName = keyof typeof shots;
