import { PanelAside } from '../PanelAside.tsx';
import type { SportParts } from '../sportParts.ts';
import { MarbleBoard } from './MarbleBoard.tsx';
import { MarbleOverview } from './MarbleOverview.tsx';
import { MarblePanel, OrderName } from './MarblePanel.tsx';

export const marbleParts: SportParts = {
  ...{ sport: 'marble', Board: MarbleBoard, Overview: MarbleOverview },
  heights: { wide: 132, phone: 92 },
  panel: { Name: OrderName, Content: MarblePanel, Aside: PanelAside },
};
