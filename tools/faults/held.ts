import { accounts } from '#contract/http/accounts.ts';
import { applications } from '#contract/http/applications.ts';
import { pictures } from '#contract/http/pictures.ts';
import { schedule } from '#contract/http/schedule.ts';
import { pause, type Attack } from './support/attack.ts';
import { rawGet } from './support/rawClient.ts';

const PLACES = 190;
const SLOWLY_MS = 20_000;

export const slowReaders: Attack = {
  name: 'large answers on all the connections that are allowed, read just fast enough',
  run: async (target) => {
    await Promise.allSettled(
      Array.from({ length: PLACES }, async (_, n) => {
        const client = await target.open({ reads: false });
        const heavy = (i: number) => rawGet(`${schedule.liveSchedule.path}?pageSize=${200 - ((n + i) % 100)}`);
        const film = rawGet('/media/clips/football.mp4');
        client.write(Array.from({ length: 4 }, (_, i) => heavy(i) + film).join(''));
        for (let waited = 0; waited < SLOWLY_MS && !client.socket.destroyed; waited += 1000) {
          client.socket.once('data', () => client.socket.pause());
          client.socket.resume();
          await pause(1000);
        }
      }),
    );
    target.cutAll();
  },
};

const uploads = [
  [applications.voice, '?durationMs=30000&clipId=c1'],
  [applications.photo, ''],
  [pictures.upload, ''],
] as const;

export const halfUploads: Attack = {
  name: 'uploads of a member that lack their last byte',
  run: async (target) => {
    const member = { username: 'nua.chung', password: 'mưa rơi trên mái tôn' };
    const { token } = (await target.post(accounts.register.path, member)) as { readonly token: string };
    await Promise.allSettled(
      Array.from({ length: PLACES }, async (_, n) => {
        const [{ path, body }, query] = uploads[n % uploads.length]!;
        const client = await target.open({ probes: false });
        const lines = [
          `Content-Type: ${body.types[0]!}`,
          `Content-Length: ${body.maxBytes}`,
          `Authorization: Bearer ${token}`,
        ];
        client.write([`POST ${path}${query} HTTP/1.1`, 'Host: x', ...lines, '\r\n'].join('\r\n'));
        client.write('x'.repeat(body.maxBytes - 1));
      }),
    );
    await pause(15_000);
    target.cutAll();
  },
};
