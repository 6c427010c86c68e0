import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawLoop, encodePoster, encodeSound, encodeVideo } from './encode.ts';
import { PLANS, WHOLE } from './plans.ts';

// node tools/streams/build.ts [SCENE…] : renders and encodes the demo streams into media/. Needs ffmpeg and Chromium.
const MEDIA = fileURLToPath(new URL('../../media/', import.meta.url));
const chosen = process.argv.slice(2);

for (const plan of PLANS) {
  if (chosen.length > 0 && !chosen.includes(plan.scene)) continue;
  const work = await mkdtemp(join(tmpdir(), 'streams-'));
  const folder = join(MEDIA, plan.scene);
  await mkdir(folder, { recursive: true });
  const part = plan.part ?? WHOLE;
  const source = await drawLoop(plan.scene, work, part);
  if (plan.poster) {
    const poster = join(folder, 'poster.webp');
    await encodePoster(source, poster, plan.poster.frame, plan.poster.quality);
    for (const width of [448, 736])
      await sharp(poster)
        .resize(width)
        .webp({ quality: 50, effort: 6 })
        .toFile(join(folder, `poster-${width}.webp`));
  }
  for (const rendition of plan.video) {
    const out = join(folder, `${rendition.id}.mp4`);
    await encodeVideo(source, out, rendition);
    console.log(`${plan.scene} ${rendition.id} ${(await stat(out)).size} bytes`);
  }
  await encodeSound(plan.scene, work, join(folder, 'a1.mp4'), plan.soundKilobits, part);
  await rm(work, { recursive: true });
}
