/**
 * Runs in a page, also as source text: the faults of the stage in this window, such as a clipped part, or something
 * that covers a control or text.
 */
export const stageFaults = (): readonly string[] => {
  interface Rect {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const faults: string[] = [];
  const whole: Rect = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: window.innerHeight };
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30) ?? ''}`;
  const within = (a: Rect, b: Rect) =>
    a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
  /** The part of an element that its scrolling ancestors and the window show. */
  const shown = (element: Element): Rect => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    let rect: Rect = { left, top, right, bottom };
    const cut = (by: Rect) => {
      rect = {
        left: Math.max(rect.left, by.left),
        top: Math.max(rect.top, by.top),
        right: Math.min(rect.right, by.right),
        bottom: Math.min(rect.bottom, by.bottom),
      };
    };
    let fixed = getComputedStyle(element).position === 'fixed';
    for (let at = element.parentElement; at && !fixed; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') cut(at.getBoundingClientRect());
      fixed = style.position === 'fixed';
    }
    cut(whole);
    return rect;
  };
  const isSeen = (element: Element) =>
    element.closest('[inert]') === null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  /** The element that covers the middle of an element's visible part; null if none does. */
  const over = (element: Element): Element | null => {
    const { left, top, right, bottom } = shown(element);
    if (right - left < 4 || bottom - top < 4) return null;
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const own =
      at === null || element.contains(at) || at.contains(element) || at.closest('label, button, a')?.contains(element);
    return own ? null : at;
  };

  const video = document.querySelector('video')!;
  const frame = video.getBoundingClientRect();
  if (!within(frame, whole)) faults.push(`the video leaves the window: ${JSON.stringify(frame)}`);
  if (getComputedStyle(video).objectFit !== 'contain') faults.push('the video is cropped');
  const board = document.querySelector('[data-board]')!;
  const boardFrame = board.getBoundingClientRect();
  if (!within(boardFrame, whole) || boardFrame.height < 30)
    faults.push(`the board leaves the window: ${JSON.stringify(boardFrame)}`);

  const pressed = 'button, a[href], input, textarea, select, [role="tab"], [role="slider"]';
  for (const element of document.querySelectorAll(pressed)) {
    if (!isSeen(element) || element.closest('[data-asleep]')) continue;
    const cover = over(element);
    if (cover) faults.push(`${named(element)} lies under ${named(cover)}`);
  }
  // Texts over the video let clicks through; for this check they do not.
  const words = new CSSStyleSheet();
  words.replaceSync('[data-as], [data-as] *, [data-board] * { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(words);
  for (const element of document.querySelectorAll(
    '[data-board] b, [data-board] span, [data-as] li p, [data-as] li b',
  )) {
    if (!isSeen(element) || (element.textContent ?? '').trim() === '') continue;
    const cover = over(element);
    const part = element.closest('[data-board], [data-as]');
    if (cover && !part?.contains(cover)) faults.push(`${named(element)} cannot be read under ${named(cover)}`);
  }
  document.adoptedStyleSheets.pop();
  return faults;
};

/** Runs in a page, also as source text: resolves once the parts of the stage have not moved for some frames. */
export const stageSettled = async () => {
  const parts = () =>
    [...document.querySelectorAll('video, [data-board], [data-as]')]
      .map((element) => JSON.stringify(element.getBoundingClientRect()))
      .join();
  for (let [still, before] = [0, '']; still < 4;) {
    await new Promise(requestAnimationFrame);
    const now = parts();
    still = now === before ? still + 1 : 0;
    before = now;
  }
};
