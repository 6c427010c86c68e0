import CardGlance from '../features/matches/CardGlance.tsx';
import TileGlance from '../features/matches/TileGlance.tsx';
import MiniGlance from '../features/player/MiniGlance.tsx';
import StripGlance from '../room/StripGlance.tsx';

/** What shows the boards of sports in brief, by place. */
export const glanceParts = { card: CardGlance, mini: MiniGlance, strip: StripGlance, tile: TileGlance } as const;
