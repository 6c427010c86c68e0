/* Sets the colour before the first paint; the same rules and key as the application's. */
(() => {
  let kept = null;
  try {
    kept = localStorage.getItem('khandai.colour');
  } catch {
    // A browser that keeps nothing follows its system.
  }
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const colour = kept === 'light' || kept === 'dark' ? kept : system;
  document.documentElement.setAttribute('data-theme', colour);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', colour === 'light' ? '#f3f5ef' : '#0a120f');
})();
