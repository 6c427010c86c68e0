/** The page's one video element: made once and moved by nobody, so that a stream goes on through every change of page. */
export const makeMediaElement = (): HTMLVideoElement => {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  // Managed Media Source, the only one that an iPhone has, opens for no video that may go to another screen.
  video.disableRemotePlayback = true;
  return video;
};
