import type { SportParts } from '../sportParts.ts';
import { BasketballBoard } from './BasketballBoard.tsx';
import { BasketballOverview } from './BasketballOverview.tsx';

export const basketballParts: SportParts = {
  ...{ sport: 'basketball', Board: BasketballBoard, Overview: BasketballOverview },
  heights: { wide: 212, phone: 116 },
};
