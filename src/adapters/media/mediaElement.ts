/**
 * The page's only video element. It stays where it is in the document, so that a stream survives every change of page.
 */
export const makeMediaElement = (): HTMLVideoElement => {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  // Managed Media Source, the only one on iPhones, requires this.
  video.disableRemotePlayback = true;
  return video;
};
