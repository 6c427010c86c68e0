import { createDoor, judgeText } from '#domain/door/judge.ts';
import { sketchOf } from '#domain/door/likeness.ts';

/**
 * What judging one chat message costs: honest ones of three languages, one of 500 letters, and the same with ten thousand
 * words in the operator's list. The baseline is a fold of the same texts, which any search for words needs.
 */
const ROUNDS = 2000;
const LONG = 'Trận này đá ở sân Cẩm Phả, mưa to lắm, mọi người nhớ mang áo mưa và đến sớm nhé. '
  .repeat(6)
  .slice(0, 500);

const TEXTS: readonly string[] = [
  ...['Vàooooooo!!!', 'Trọng tài thiên vị quá', 'con cac ban the nao', 'U23 Việt Nam vô địch', '4-4-2 hay 4-3-3?'],
  ...[
    'hoà hay hòa đều đúng',
    '@Minh đúng rồi, đá hay thật',
    '😂😂😂😂😂',
    'Scunthorpe United',
    'what a pass by number 9!',
  ],
  ...[
    '進球了！裁判太偏心了',
    'xem tại khandai.example/lich nhé',
    'mình là người mới, xin chào cả nhà, trận này ai đá hay hơn?',
  ],
];
const many = Array.from({ length: 10_000 }, (_, i) => `từ cấm ${i.toString(36)} ${(i * 7919).toString(36)}`);
const usual = createDoor({ rules: { links: { hosts: ['khandai.example'] } } });
const full = createDoor({ words: many, rules: { links: { hosts: ['khandai.example'] } } });

const judge = (door: typeof usual) => (text: string) =>
  judgeText(door, { kind: 'chat', text: text.normalize('NFC'), most: 500, ageMs: 60_000 });
const fold = (text: string) => text.toLowerCase().replace(/đ/g, 'd').normalize('NFD').replace(/\p{M}/gu, '');

const perText = (work: (text: string) => unknown, texts: readonly string[]): number => {
  for (const text of texts) work(text);
  const begin = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) for (const text of texts) work(text);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / (ROUNDS * texts.length);
};

const rows: readonly (readonly [string, (text: string) => unknown, readonly string[]])[] = [
  ['baseline: folded alone', fold, TEXTS],
  ['judged', judge(usual), TEXTS],
  ['judged, 10 000 words in the list', judge(full), TEXTS],
  ['what it is like, for repeats', sketchOf, TEXTS],
  ['a text of 500 letters, folded alone', fold, [LONG]],
  ['a text of 500 letters, judged', judge(full), Array.from({ length: 5 }, () => LONG)],
  ['a text of 500 letters, what it is like', sketchOf, Array.from({ length: 5 }, () => LONG)],
];
for (const [name, work, texts] of rows) console.log(`${perText(work, texts).toFixed(1).padStart(8)} µs  ${name}`);
