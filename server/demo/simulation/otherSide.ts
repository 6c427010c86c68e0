import type { SideName } from '#domain/match/board/timer.ts';

export const otherSide = (side: SideName): SideName => (side === 'home' ? 'away' : 'home');
