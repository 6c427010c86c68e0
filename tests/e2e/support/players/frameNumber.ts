import type { Page } from 'playwright/test';
import { RIBBON } from '../../../../tools/streams/scenes/ribbon.ts';

declare global {
  interface Window {
    /** The number encoded in the ribbon of the displayed frame, 0 to 479; null if it is unreadable. */
    frameNumberOf?: (video: HTMLVideoElement) => number | null;
  }
}

const install = (ribbon: typeof RIBBON) => {
  const canvas = document.createElement('canvas');
  const c = canvas.getContext('2d', { willReadFrequently: true })!;
  window.frameNumberOf = (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    const top = Math.ceil(height * ribbon.readFrom);
    canvas.width = width;
    canvas.height = Math.max(1, Math.floor(height * ribbon.readTo) - top);
    c.drawImage(video, 0, -top);
    const { data } = c.getImageData(0, 0, width, canvas.height);
    /** How much bluer than red the middle of a cell is. */
    const tint = (cell: number): number => {
      const [from, to] = [0.2, 0.8].map((share) => Math.round(((cell + share) * width) / ribbon.cells)) as [
        number,
        number,
      ];
      let sum = 0;
      for (let y = 0; y < canvas.height; y++)
        for (let x = from; x < to; x++) sum += data[(y * width + x) * 4 + 2]! - data[(y * width + x) * 4]!;
      return sum / (to - from) / canvas.height;
    };
    const [on, off, ...rest] = Array.from({ length: ribbon.cells }, (_, k) => tint(k));
    if (on! - off! < 8) return null;
    const bits = rest.map((tinted) => tinted > (on! + off!) / 2);
    const parity = bits.pop();
    if ((bits.filter(Boolean).length % 2 === 1) !== parity) return null;
    let lit = false;
    return bits.reduce((number, bit) => {
      lit = lit !== bit;
      return number * 2 + (lit ? 1 : 0);
    }, 0);
  };
};

/** Adds `frameNumberOf` to a page. */
export const installFrameReader = (page: Page): Promise<void> => page.evaluate(install, RIBBON);
