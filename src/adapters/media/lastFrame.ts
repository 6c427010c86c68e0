/** A still that keeps what a video shows at a moment; empty until then. */
export interface LastFrame {
  readonly canvas: HTMLCanvasElement;
  /** Draws the video's present picture; nothing where it has none yet. */
  readonly keep: () => void;
}

export const makeLastFrame = (video: HTMLVideoElement): LastFrame => {
  const canvas = document.createElement('canvas');
  return {
    canvas,
    keep: () => {
      if (video.videoWidth === 0) return;
      canvas.width = video.videoWidth;
      canvas.height = video.videoHeight;
      canvas.getContext('2d')?.drawImage(video, 0, 0);
    },
  };
};
