const HOUR_MS = 3_600_000;
/** In minutes; a channel takes them in turn. */
const lengths = [30, 45, 60, 30, 90, 15, 120];

/** A list of that many channels. */
export const manyChannels = (count: number): string =>
  [
    '#EXTM3U',
    ...Array.from({ length: count }, (_, i) => [
      `#EXTINF:-1 tvg-id="Kenh${i}.vn" tvg-logo="https://cdn.example/${i}.png" group-title="News;General",Kênh số ${i}`,
      `https://cdn.example/${i}/index.m3u8`,
    ]).flat(),
  ].join('\n');

const timeOf = (at: number): string =>
  `${new Date(at + 7 * HOUR_MS).toISOString().replace(/[-:T]/gu, '').slice(0, 14)} +0700`;

/** Their guide, from the hour of a moment on. */
export const manyProgrammes = (count: number, days: number, from: number): string => {
  const start = Math.floor(from / HOUR_MS) * HOUR_MS - 4 * HOUR_MS;
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<tv>'];
  for (let channel = 0; channel < count; channel += 1) {
    lines.push(`<channel id="Kenh${channel}.vn"><display-name lang="vi">Kênh số ${channel}</display-name></channel>`);
    for (let at = start, i = channel; at < start + days * 24 * HOUR_MS; i += 1) {
      const stop = at + lengths[i % lengths.length]! * 60_000;
      lines.push(
        `  <programme start="${timeOf(at)}" stop="${timeOf(stop)}" channel="Kenh${channel}.vn">`,
        `    <title lang="vi">Chương trình ${i % 97} &amp; bạn</title><sub-title>Tập ${i}</sub-title>`,
        `    <desc lang="vi">Một chuyện dài về con sông, bến nước và những người qua lại mỗi ngày ở số ${i}.</desc>`,
        `    <category>Movie</category><episode-num system="xmltv_ns">0.${i}.0/1</episode-num>`,
        '  </programme>',
      );
      at = stop;
    }
  }
  return [...lines, '</tv>'].join('\n');
};
