/* What must happen before the first paint: the colour, by the same rules and key as the application's, and whom the page is drawn for. */
(() => {
  let kept = null;
  let theater = false;
  let chat = null;
  let closed = null;
  let shelf = null;
  // What the page that was asked for forces: a colour, and when (COLOUR-3).
  const [force, forces] = (document.documentElement.getAttribute('data-forces') ?? '').split(' ');
  try {
    kept = localStorage.getItem('khandai.colour');
    closed = localStorage.getItem('ribbon.closed');
    shelf = localStorage.getItem('khandai.shelf');
    chat = localStorage.getItem('room.chat');
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
  // A painted page is the same for everybody: its style leaves places for a member, and out what was closed before, and stands as a room was left.
  if (/(^|; )token=[^;]/.test(document.cookie)) document.documentElement.setAttribute('data-member', '');
  if (forces === 'theater' && theater) {
    document.documentElement.setAttribute('data-room', 'theater');
    if (chat) document.documentElement.setAttribute('data-chat', chat);
  }
  if (shelf) document.documentElement.setAttribute('data-shelf', '');
  if (closed) document.documentElement.setAttribute('data-closed', 'ribbon');
})();

/* A page that came with its content: its code comes after the first paint, or with the first gesture. What is pressed before its place in the page is alive waits for that; what is typed stays in its field, where ui/kit/hearTyped.ts reads it. */
(() => {
  const LOOK_AGAIN_MS = 50;
  let handedOver = false;
  let looking = false;
  let waiting = [];
  // React stops an event on its way to what it has not taken over, and takes that over at once where its code is there.
  const isAlive = (button) => {
    if (!handedOver) return false;
    let heard = false;
    const hear = () => (heard = true);
    button.addEventListener('dragend', hear);
    button.dispatchEvent(new Event('dragend', { bubbles: true }));
    button.removeEventListener('dragend', hear);
    return heard;
  };
  const look = () => {
    waiting = waiting.filter((button) => {
      if (!button.isConnected) return false;
      if (!isAlive(button)) return true;
      // In a task of its own: what was typed beside it is known by then.
      setTimeout(() => button.click());
      return false;
    });
    looking = waiting.length > 0;
    if (looking) setTimeout(look, LOOK_AGAIN_MS);
  };
  const lookSoon = () => {
    if (looking || !handedOver || waiting.length === 0) return;
    looking = true;
    setTimeout(look);
  };
  const pressed = (event) => {
    const link = event.isTrusted && event.target instanceof Element ? event.target.closest('a[href]') : null;
    try {
      // V-3: tells the next document that a press opened it (src/adapters/browser/history.ts).
      if (link) sessionStorage.setItem('khandai.pressed', link.pathname);
    } catch {
      // Without storage the next room starts muted.
    }
    const button = event.isTrusted && event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || (isAlive(button) && !waiting.includes(button))) return;
    // A form sent by the browser itself would leave the page, with what was written in the address.
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.push(button);
    lookSoon();
  };
  addEventListener('click', pressed, true);
  window.early = {
    handOver: () => {
      handedOver = true;
      lookSoon();
    },
    stop: () => removeEventListener('click', pressed, true),
  };

  // One file after another, each in a task of its own; all of them are on their way.
  const evaluate = async (files) => {
    for (const file of files) await import(file);
  };
  // Without its code the page stays a document whose links work. It is tried again when the network is there again, when somebody returns to the page, which may have been left while its files were on their way, and with a press.
  const NOT_LOADED = /dynamically imported module|module script failed/i;
  const comeAlive = (files) =>
    evaluate(files).catch((error) => {
      if (!NOT_LOADED.test(error.message)) throw error;
      const once = new AbortController();
      const again = () => {
        once.abort();
        void comeAlive(files);
      };
      for (const chance of ['online', 'pageshow', 'pointerdown', 'keydown'])
        addEventListener(chance, again, { capture: true, passive: true, signal: once.signal });
    });
  // A browser's first formatters read tables for all of it, which takes a while: in tasks of their own, while the code is on its way.
  const readTables = () => {
    setTimeout(() => new Intl.Locale('vi').maximize());
    setTimeout(() => new Intl.NumberFormat('vi').format(1));
    setTimeout(() => new Intl.DateTimeFormat('vi', { timeZone: 'Asia/Bangkok' }).format());
  };
  // A room's picture comes before what can be pressed: the page's code waits for the player's library, and where that is soon there for the first frame, or for a gesture. What cannot be loaded is asked for again by the page (src/openEarly.ts).
  const LIBRARY_FIRST_MS = 300;
  const PICTURE_FIRST_MS = 1000;
  const [picture, ...library] = (document.documentElement.getAttribute('data-picture') ?? '')
    .split(' ')
    .filter(Boolean);
  let fetched = false;
  const fetchPicture = () => {
    if (fetched || !picture) return;
    fetched = true;
    for (const href of [picture, ...library])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
  };
  // In Mbit/s, as the browser reckons: from here on the library takes nothing from what the first paint needs.
  const FAST = 5;
  const { connection } = navigator;
  if (connection?.downlink >= FAST && !connection.saveData) fetchPicture();
  const within = (ms, waited) => Promise.race([waited, new Promise((wait) => setTimeout(wait, ms))]);
  const firstFrame = new Promise((seen) => addEventListener('loadeddata', seen, { capture: true, once: true }));
  let shown = null;
  const showPicture = () => {
    if (!picture) return Promise.resolve();
    fetchPicture();
    shown ??= import(picture).then(({ openPicture }) => openPicture(window)).catch(() => null);
    const asked = shown.then(() => 'there');
    return within(LIBRARY_FIRST_MS, asked).then((there) => {
      if (there && window.early.picture) return within(PICTURE_FIRST_MS, firstFrame);
    });
  };
  let begun = false;
  let alive = false;
  // Null while it has not arrived with the page, and on a page that was not painted.
  const entry = () => document.querySelector('meta[name="entry"]');
  const comeAliveOnce = () => {
    const code = alive ? null : entry();
    if (!code) return;
    alive = true;
    void comeAlive(code.getAttribute('content').split(' '));
    for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload';
  };
  const begin = () => {
    if (begun || !entry()) return;
    begun = true;
    void showPicture().then(() => {
      comeAliveOnce();
      readTables();
    });
  };
  const beginAtOnce = () => {
    begin();
    comeAliveOnce();
  };
  for (const gesture of ['pointerdown', 'keydown', 'touchstart', 'focusin'])
    addEventListener(gesture, beginAtOnce, { capture: true, passive: true });
  // The second frame comes once the first is shown.
  const inSecondFrame = (run) => requestAnimationFrame(() => requestAnimationFrame(run));
  const afterPaint = () => inSecondFrame(() => setTimeout(begin));
  // What styles leave out of the first frame comes from top to bottom, a frame each. What is far below the screen comes last, once the fonts are there, which would lay it out anew, or as soon as somebody moves.
  const FRAMES = 5;
  const root = document.documentElement;
  const showAll = () => root.removeAttribute('data-first');
  const showUpTo = (frame) => {
    if (!root.hasAttribute('data-first')) return;
    root.setAttribute('data-first', String(frame));
    if (frame === FRAMES) return requestAnimationFrame(showAll);
    const next = () => showUpTo(frame + 1);
    if (frame === FRAMES - 1) return document.fonts.ready.then(() => inSecondFrame(next));
    requestAnimationFrame(next);
  };
  const showInPieces = () => {
    for (const move of ['scroll', 'wheel', 'touchmove', 'keydown', 'focusin'])
      addEventListener(move, showAll, { capture: true, passive: true, once: true });
    inSecondFrame(() => showUpTo(2));
    // A font that never comes holds it up no longer than this.
    setTimeout(showAll, 3000);
  };
  root.setAttribute('data-first', '1');
  addEventListener('DOMContentLoaded', () => {
    showInPieces();
    // The first frame of the page is shown by then.
    requestAnimationFrame(() => setTimeout(showPicture));
    // What is likely the largest of all.
    const picture = document.querySelector('img[fetchpriority="high"]');
    if (!picture || picture.complete) return afterPaint();
    for (const end of ['load', 'error']) picture.addEventListener(end, afterPaint);
  });
  // A picture that never comes holds the page up no longer than this.
  setTimeout(begin, 4000);
})();
