import type { Position } from '#domain/application/application.ts';

/** The positions that the demo's portal offers. */
export const demoPositions: readonly Position[] = [
  { positionId: 'bong-da-vi', liveModeId: '1', lang: 'vi', openings: 3, when: 'evenings' },
  { positionId: 'esport-vi', liveModeId: '5', lang: 'vi', openings: 2, when: 'nights' },
  { positionId: 'bong-ro-en', liveModeId: '2', lang: 'en', openings: 1, when: 'weekends' },
  { positionId: 'bong-da-zh', liveModeId: '1', lang: 'zh', openings: 2, when: 'weekends' },
  { positionId: 'bong-chuyen-vi', liveModeId: '6', lang: 'vi', openings: 1, when: 'weekends' },
];
