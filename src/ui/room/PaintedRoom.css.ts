import { KEPT_THEATER } from '../theme/keptRoom.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { onItsSide } from './PictureSlot.css.ts';

/** The same layout as the hydrated room, for phones and with the chat beside it; only CSS knows the width. */
export const room = screenStyle({
  alignItems: 'start',
  '@media': {
    [media.wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 360px' },
    [media.half]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
    [media.veryWide]: { gridTemplateColumns: 'minmax(0, 1fr) 420px' },
    [media.mobile]: { height: '100dvh', overflow: 'hidden' },
    [onItsSide]: { background: '#000000' },
    // All of it is read there.
    '(scripting: none)': { height: 'auto', overflow: 'visible' },
  },
});
export const onWide = screenStyle({ '@media': { [media.mobile]: { display: 'none' } } });
/** Replaces the board beside the chat, if the room was last shown in Theater. */
export const onNormal = screenStyle({ selectors: { [`${KEPT_THEATER} &`]: { display: 'none' } } });
export const onTheater = screenStyle({
  display: 'none',
  flex: 'none',
  height: '74px',
  selectors: { [`${KEPT_THEATER} &`]: { display: 'block' } },
});
/** Sideways the scoreboard lies over the video; it is left to the browser, which then moves nothing. */
export const onPhone = screenStyle({
  '@media': { [media.wide]: { display: 'none' }, [onItsSide]: { display: 'none' } },
});
/** Without any script nothing of it comes. */
export const coming = screenStyle({ flex: 1, '@media': { '(scripting: none)': { display: 'none' } } });
