import { opened } from '../shared/area.ts';
import { levelArea } from './level.area.ts';
import { createLevel, type LevelNeeds } from './level.ts';

export const openLevel = (needs: LevelNeeds) => {
  const { handlers, kept, award, give, levelOf } = createLevel(needs);
  return { ...opened(levelArea, { handlers: { level: handlers }, personalData: [kept] }), award, give, levelOf };
};
