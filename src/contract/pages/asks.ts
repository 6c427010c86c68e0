import { comicsAsks } from './comics.asks.ts';
import { filmsAsks } from './films.asks.ts';
import { footballAsks } from './football.asks.ts';
import { gamesAsks } from './games.asks.ts';
import { liveAsks } from './live.asks.ts';
import { highlightsAsks } from './highlights.asks.ts';
import { newsAsks } from './news.asks.ts';
import { peopleAsks } from './people.asks.ts';
import { promotionsAsks } from './promotions.asks.ts';
import { tipsAsks } from './tips.asks.ts';
import { musicAsks } from './music.asks.ts';
import { tvAsks } from './tv.asks.ts';

/** The calls behind the resources that pages load first, by name of the resource. */
export const asks = {
  ...liveAsks,
  ...peopleAsks,
  ...footballAsks,
  ...tipsAsks,
  ...filmsAsks,
  ...comicsAsks,
  ...tvAsks,
  ...musicAsks,
  ...gamesAsks,
  ...newsAsks,
  ...highlightsAsks,
  ...promotionsAsks,
};
export type Asks = typeof asks;
