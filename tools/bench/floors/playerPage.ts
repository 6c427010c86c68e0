import type { Size } from '../support/page.ts';

/** A page with only unmodified dash.js and the stream, drawn in this size. */
export const playerPage = (library: string, stream: string, { width, height }: Size): string => `<!doctype html>
<html lang="vi"><meta charset="utf-8"><title>floor</title>
<video muted autoplay playsinline width="${width}" height="${height}"></video>
<script src="${library}"></script>
<script>
  dashjs.MediaPlayer().create().initialize(document.querySelector('video'), '${stream}', true);
</script>`;
