/* Sets the colour before the first paint; the same rules and key as the application's. */
(() => {
  let kept = null;
  let theater = false;
  // What the page that was asked for forces: a colour, and when (COLOUR-3).
  const [force, forces] = (document.documentElement.getAttribute('data-forces') ?? '').split(' ');
  try {
    kept = localStorage.getItem('khandai.colour');
    theater = localStorage.getItem('room.display') === 'theater' && matchMedia('(min-width: 1024px)').matches;
  } catch {
    // A browser that keeps nothing follows its system.
  }
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const preferred = kept === 'light' || kept === 'dark' ? kept : system;
  const colour = (forces === 'always' || (forces === 'theater' && theater) ? force : null) ?? preferred;
  document.documentElement.setAttribute('data-theme', colour);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', colour === 'light' ? '#f3f5ef' : '#0a120f');
})();
