import { expect, test } from './support/test.ts';
import { playOutside } from './support/players/outsidePlayer.ts';
import { startPlayerHost, type Library, type PlayerHost } from './support/players/playerHost.ts';

/** Longer than one loop of 16 s, so that its end is passed at least once; longer in manual runs. */
const SECONDS = Number(process.env['PLAY_SECONDS'] ?? 18);

interface LiveRoom {
  readonly roomId: string | null;
}

// A fault of the stream appears in every loop; frames that a busy machine did not decode do not.
test.describe.configure({ retries: 2 });

let host: PlayerHost;
test.beforeAll(async () => {
  host = await startPlayerHost();
});
test.afterAll(() => host.close());

for (const library of ['dash.js', 'shaka-player'] as const satisfies readonly Library[]) {
  test(`${library} on another site plays a live room at 720p over the end of the loop without a stall`, async ({
    page,
    baseURL,
    request,
  }) => {
    test.setTimeout(60_000 + SECONDS * 2000);
    const answer = await request.get(`${baseURL}/live/api/schedule/feature-match?status=live`);
    const { data } = (await answer.json()) as { readonly data: readonly LiveRoom[] };
    const roomId = data.find((match) => match.roomId !== null)?.roomId;
    expect(roomId, 'a demo room is live').toBeTruthy();

    const seen = await playOutside(page, host, {
      library,
      manifest: `${baseURL}/media/${roomId}/index.mpd`,
      quality: 'v720',
      seconds: SECONDS,
    });
    expect(seen).toMatchObject({ errors: [], stalls: [], jumps: 0, misplaced: 0, height: 720 });
    expect(seen.loops).toBeGreaterThanOrEqual(1);
    expect(seen.decodedAudioBytes).toBeGreaterThan(0);
  });
}
