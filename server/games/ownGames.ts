import type { GameControl, GameMay, GameTag, Legend, Orientation, PadButton } from '#domain/games/game.ts';
import { words, type Words } from '../shared/words.ts';

/** A game as the library knows it, in three languages. */
export interface ListedGame {
  readonly gameId: string;
  readonly name: Words;
  readonly about: Words;
  readonly tags: readonly GameTag[];
  readonly controls: readonly GameControl[];
  readonly minutes: number;
  readonly orientation: Orientation;
  readonly aspect: string;
  readonly saves: boolean;
  /** A frame if absent. */
  readonly stage?: 'board';
  /** Whether scores are kept, and replayed before that. */
  readonly scores: 'checked' | 'unchecked' | 'none';
  readonly legend: readonly (Omit<Legend, 'label'> & { readonly label: Words })[];
  readonly pad: readonly (Omit<PadButton, 'label'> & { readonly label: Words })[];
  readonly publisher: string;
  readonly license: string;
  /** Determines the order of the games, oldest first. */
  readonly addedTs: number;
  /** The address of an operator's game, and its permissions; absent for the portal's own games. */
  readonly from?: { readonly entryUrl: string; readonly cover: string; readonly may: readonly GameMay[] };
}

const aim = words('Ngắm', 'Aim', '瞄準');
const arrows = { keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'] } as const;
const sideways = { keys: ['ArrowLeft', 'ArrowRight'] } as const;
const pause = { keys: ['P'], label: words('Nghỉ', 'Pause', '暫停') } as const;
const cross = (label: Words = words('', '', '')): ListedGame['pad'] =>
  (['left', 'up', 'down', 'right'] as const).map((key) => ({ key, label }));
const ours = { publisher: 'Khán Đài', license: 'Khán Đài', saves: true, scores: 'checked' } as const;
const everywhere = ['touch', 'keyboard', 'gamepad'] as const;

/** The games that come with the portal. Their rules are in `src/domain/games`, their pictures in `src/games`. */
export const ownListed: readonly ListedGame[] = [
  {
    ...{ ...ours, saves: false, scores: 'none', stage: 'board' },
    ...{ gameId: 'co-vua', addedTs: 1, minutes: 10, orientation: 'any', aspect: '1:1' },
    name: words('Cờ vua', 'Chess', '西洋棋'),
    about: words(
      'Hai người, có đồng hồ, đủ mọi luật. Đặt bàn, gửi mã hoặc chờ người vào.',
      'For two, with clocks and every rule. Set up a table, send its code or wait.',
      '雙人對弈，有計時、規則齊全。開桌、傳代碼或等人入座。',
    ),
    ...{ tags: ['phone', 'two'], controls: ['touch', 'mouse', 'keyboard'] },
    legend: [
      { ...arrows, label: words('Chọn ô', 'Choose a square', '選格') },
      { keys: ['Enter'], label: words('Cầm quân, đặt quân', 'Take and put a piece', '拿子、落子') },
    ],
    pad: [],
  },
  {
    ...{ ...ours, gameId: 'sut-luan-luu', addedTs: 8, minutes: 2, orientation: 'any', aspect: '4:3' },
    name: words('Sút luân lưu', 'Penalty shoot-out', '十二碼大戰'),
    about: words(
      'Ngắm, giữ lấy lực rồi thả. Thủ môn mỗi vòng một khôn hơn.',
      'Aim, hold for power, let go. The keeper learns with every round.',
      '瞄準、蓄力、放開。守門員一輪比一輪精明。',
    ),
    ...{ tags: ['half', 'phone', 'pad', 'saves'], controls: everywhere },
    legend: [
      { ...arrows, label: aim },
      {
        keys: ['Space'],
        label: words('Giữ lấy lực, thả để sút', 'Hold for power, let go to shoot', '按住蓄力，放開射門'),
      },
      { keys: ['C'], label: words('Xoáy', 'Curl', '弧線') },
      pause,
    ],
    pad: [
      ...cross(),
      { key: 'second', label: words('Xoáy', 'Curl', '弧線') },
      { key: 'main', label: words('Giữ rồi thả', 'Hold, let go', '按住再放') },
    ],
  },
  {
    ...{ ...ours, gameId: 'tang-bong', addedTs: 7, minutes: 2, orientation: 'any', aspect: '4:3' },
    name: words('Tâng bóng', 'Keepy-uppy', '顛球'),
    about: words(
      'Chân, gối, đầu: đổi bộ phận thì được điểm gấp đôi.',
      'Foot, knee, head: changing parts counts double.',
      '腳、膝、頭：換部位得分加倍。',
    ),
    ...{ tags: ['half', 'phone', 'pad'], controls: everywhere },
    legend: [
      { ...sideways, label: words('Chạy', 'Run', '移動') },
      { keys: ['Space'], label: words('Tâng khi bóng tới', 'Kick as the ball comes', '球來時踢') },
      pause,
    ],
    pad: [
      { key: 'left', label: words('', '', '') },
      { key: 'right', label: words('', '', '') },
      { key: 'main', label: words('Tâng', 'Kick', '踢') },
    ],
  },
  {
    ...{ ...ours, gameId: 'dua-bi', addedTs: 6, minutes: 4, orientation: 'any', aspect: '4:3' },
    name: words('Vòng Xoáy', 'Marble run', '彈珠漩渦'),
    about: words(
      'Chọn một viên bi, huých nó qua đinh và dốc. Năm lượt, cộng điểm.',
      'Choose a marble, nudge it past pegs and ramps. Five heats, points added up.',
      '選一顆彈珠，推它穿過釘子與斜坡。五輪，累計積分。',
    ),
    ...{ tags: ['phone', 'pad'], controls: everywhere },
    legend: [
      { keys: ['1', '8'], label: words('Chọn bi', 'Choose', '選彈珠') },
      { ...sideways, label: words('Huých', 'Nudge', '推') },
      pause,
    ],
    pad: [
      { key: 'left', label: words('Huých', 'Nudge', '推') },
      { key: 'right', label: words('Huých', 'Nudge', '推') },
    ],
  },
  {
    ...{ ...ours, gameId: 'huy-hieu-2048', addedTs: 5, minutes: 6, orientation: 'any', aspect: '1:1' },
    name: words('Huy hiệu 2048', '2048 with crests', '隊徽 2048'),
    about: words(
      'Hai huy hiệu giống nhau thành một hạng cao hơn, từ đội phường tới vô địch.',
      'Two crests alike make the next one, from the park to the champion’s.',
      '兩個相同隊徽合成更高一級，從街坊隊到冠軍。',
    ),
    ...{ tags: ['half', 'phone', 'pad', 'saves'], controls: everywhere },
    legend: [{ ...arrows, label: words('Dồn', 'Push', '推移') }, pause],
    pad: [],
  },
  {
    ...{ ...ours, gameId: 'ran-san-co', addedTs: 4, minutes: 3, orientation: 'any', aspect: '4:3' },
    name: words('Rắn sân cỏ', 'Pitch snake', '球場貪食蛇'),
    about: words(
      'Ăn bóng, dài ra, nhanh lên; cứ tám quả lại mọc một khối khán đài.',
      'Eat balls, grow, get faster; every eighth raises a block of the stand.',
      '吃球、變長、加速；每八顆就長出一塊看台。',
    ),
    ...{ tags: ['half', 'phone', 'pad', 'saves'], controls: everywhere },
    legend: [{ ...arrows, label: words('Rẽ', 'Turn', '轉向') }, pause],
    pad: cross(),
  },
  {
    ...{ ...ours, gameId: 'o-an-quan', addedTs: 3, minutes: 8, orientation: 'landscape', aspect: '16:9' },
    name: words('Ô ăn quan', 'Mandarin square', '播棋'),
    about: words(
      'Rải dân, ăn quan, với máy ba sức. Năm ván; máy mạnh cho nhiều điểm hơn.',
      'Sow and capture against a computer of three strengths. Five boards.',
      '播子吃官，電腦三種棋力。共五局。',
    ),
    ...{ tags: ['phone', 'saves', 'vietnam'], controls: ['touch', 'mouse', 'keyboard'] },
    legend: [
      { ...sideways, label: words('Chọn ô', 'Choose a pit', '選坑') },
      { keys: ['ArrowUp', 'ArrowDown'], label: words('Rải xuôi, ngược', 'Sow one way or the other', '順播、逆播') },
    ],
    pad: [],
  },
  {
    ...{ ...ours, gameId: 'doan-tieng', addedTs: 2, minutes: 8, orientation: 'any', aspect: '4:3' },
    name: words('Đoán tiếng', 'Two syllables', '猜越語'),
    about: words(
      'Đoán từ hai tiếng theo âm đầu, vần và thanh. Mười từ, bảy lần đoán.',
      'Guess a Vietnamese word of two syllables by onset, rime and tone.',
      '依聲母、韻母與聲調猜兩音節的越南語詞。',
    ),
    ...{ tags: ['phone', 'saves', 'vietnam'], controls: ['touch', 'keyboard'] },
    legend: [{ keys: ['Enter'], label: words('Đoán', 'Guess', '猜') }],
    pad: [],
  },
];
