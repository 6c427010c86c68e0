/** Turns full screen on or off; a browser that refuses leaves all as it is. */
export const toggleFullscreen = (host: HTMLElement | null): void => {
  const done = document.fullscreenElement ? document.exitFullscreen() : host?.requestFullscreen();
  done?.catch(() => undefined);
};
