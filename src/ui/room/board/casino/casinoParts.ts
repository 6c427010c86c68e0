import { PanelAside } from '../PanelAside.tsx';
import type { SportParts } from '../sportParts.ts';
import { CasinoBoard } from './CasinoBoard.tsx';
import { CasinoOverview } from './CasinoOverview.tsx';
import { CasinoPanel, TableName } from './CasinoPanel.tsx';

export const casinoParts: SportParts = {
  ...{ sport: 'casino', Board: CasinoBoard, Overview: CasinoOverview },
  heights: { wide: 294, phone: 64 },
  panel: { Name: TableName, Content: CasinoPanel, Aside: PanelAside },
};
