import { KEPT_THEATER } from '../theme/keptRoom.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';

/** The same layout as the hydrated room, for phones and with the chat beside it; only CSS knows the width. */
export const room = screenStyle({
  alignItems: 'start',
  '@media': {
    [media.wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 360px' },
    [media.half]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
    [media.mobile]: { height: '100dvh', overflow: 'hidden' },
  },
});
export const onWide = screenStyle({ '@media': { [media.mobile]: { display: 'none' } } });
/** Replaces the board beside the chat, if the room was last shown in Theater. */
export const onNormal = screenStyle({ selectors: { [`${KEPT_THEATER} &`]: { display: 'none' } } });
export const onTheater = screenStyle({
  display: 'none',
  flex: 'none',
  selectors: { [`${KEPT_THEATER} &`]: { display: 'block' } },
});
export const onPhone = screenStyle({ '@media': { [media.wide]: { display: 'none' } } });
/** Without any script nothing of it comes. */
export const coming = screenStyle({ flex: 1, '@media': { '(scripting: none)': { display: 'none' } } });
