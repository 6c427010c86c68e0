/** Runs in a page: clicks, and waits until a frame with this number of rows is painted; gives milliseconds. */
export const filterToPaint = ({
  click,
  rows,
  wanted,
}: {
  readonly click: string;
  readonly rows: string;
  readonly wanted: number;
}): Promise<number> =>
  new Promise((painted) => {
    const began = performance.now();
    document.querySelector<HTMLElement>(click)?.click();
    const look = () => {
      const shown = [...document.querySelectorAll(rows)].filter((row) => row.checkVisibility());
      if (shown.length !== wanted) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      // A message posted in a frame's callback arrives after that frame is painted.
      port1.addEventListener('message', () => painted(performance.now() - began));
      port1.start();
      return port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
