/** A page that shows a room's chat with hand-written DOM code: at most 200 rows, at the newest unless scrolled up. */
export const chatPage = (token: string, topic: string): string => `<!doctype html>
<html lang="vi"><meta charset="utf-8"><title>floor</title>
<style>
  body { margin: 0; font: 14px/20px sans-serif; }
  #log { height: 100vh; overflow-y: auto; }
  ul { list-style: none; margin: 0; padding: 0; }
  li { padding: 4px 12px; }
</style>
<div id="log" role="log"><ul></ul></div>
<script>
  const log = document.querySelector('#log');
  const list = log.firstElementChild;
  const MOST = 200;
  let waiting = [];
  const paint = () => {
    const stuck = log.scrollHeight - log.clientHeight - log.scrollTop < 24;
    const fresh = document.createDocumentFragment();
    for (const { data } of waiting.slice(-MOST)) {
      const row = document.createElement('li');
      row.dataset.id = data.groupMessageId;
      const name = document.createElement('b');
      name.textContent = data.showName;
      row.append(name, ' ', data.originalMessage);
      fresh.append(row);
    }
    waiting = [];
    list.append(fresh);
    while (list.childElementCount > MOST) list.firstElementChild.remove();
    if (stuck) log.scrollTop = log.scrollHeight;
  };
  const socket = new WebSocket('ws://' + location.host + '/ws?token=${token}');
  socket.onopen = () => socket.send(JSON.stringify({ type: 'sub', topic: '${topic}' }));
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    const entries = frame.type === 'message' ? [frame] : (frame.messages ?? []);
    if (entries.length > 0 && waiting.length === 0) requestAnimationFrame(paint);
    waiting.push(...entries);
  };
</script>`;
