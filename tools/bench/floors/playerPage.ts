/** A page with only unmodified dash.js and the stream. */
export const playerPage = (library: string, stream: string): string => `<!doctype html>
<html lang="vi"><meta charset="utf-8"><title>floor</title>
<video muted autoplay playsinline width="854" height="480"></video>
<script src="${library}"></script>
<script>
  dashjs.MediaPlayer().create().initialize(document.querySelector('video'), '${stream}', true);
</script>`;
