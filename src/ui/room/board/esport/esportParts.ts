import type { SportParts } from '../sportParts.ts';
import { EsportBoard } from './EsportBoard.tsx';
import { EsportOverview } from './EsportOverview.tsx';

export const esportParts: SportParts = {
  ...{ sport: 'esport', Board: EsportBoard, Overview: EsportOverview },
  heights: { wide: 312, phone: 100 },
};
