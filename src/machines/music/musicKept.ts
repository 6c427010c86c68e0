/** Where this browser keeps the queue: what is there decides whether the bar of music is loaded with the page. */
export const MUSIC_KEPT = 'khandai.music.queue';
