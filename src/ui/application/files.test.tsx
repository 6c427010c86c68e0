import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Application } from '#domain/application/application.ts';
import { selectSoundOwner } from '#machines/mediaFocus/mediaFocus.selectors.ts';
import type { ApplicationsPort } from '#ports/applications.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { aRecording, applicationApp } from '../../../tests/fakes/applicationApp.ts';
import { anApplication } from '../../../tests/fakes/applicationWorld.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import ApplicationScreen from './ApplicationScreen.tsx';

afterEach(unmountAll);

const without = (step: number, ...keys: readonly (keyof Application)[]) =>
  Object.fromEntries(
    Object.entries(anApplication('draft', { step })).filter(([key]) => !keys.includes(key as keyof Application)),
  ) as unknown as Application;

/** A clock that goes, for what is counted down. */
const going = (): (() => number) => {
  const from = Date.parse('2026-11-21T11:52:00Z') - performance.now();
  return () => from + performance.now();
};

const show = async (held: Application, given: Partial<ApplicationsPort> = {}) => {
  const world = applicationApp(held, given, { now: going() });
  const place = await mount(world.app, <ApplicationScreen />, ['application', 'upload', 'menu']);
  await expect.poll(() => place.querySelector('form')).not.toBeNull();
  const said = (text: string) => expect.poll(() => place.textContent, { timeout: 8000 }).toContain(text);
  const button = (text: string) => [...place.querySelectorAll('button')].find((one) => one.textContent?.includes(text));
  const press = async (text: string) => {
    await expect.poll(() => button(text)).toBeDefined();
    await userEvent.click(button(text)!);
  };
  const owner = () => selectSoundOwner(world.app.live.now()!.mediaFocus.getSnapshot());
  const busy = () => world.app.navigation.getSnapshot().context.busy;
  return { ...world, place, said, press, button, owner, busy };
};

/** An upload that goes as far as it is told. */
const heldUpload = () => {
  let sent: (share: number) => void = () => {};
  let settle: (outcome: Outcome<Application>) => void = () => {};
  let signal: AbortSignal | null = null;
  return {
    send: (_: Blob, tell: (share: number) => void, leaving: AbortSignal) => {
      sent = tell;
      signal = leaving;
      return new Promise<Outcome<Application>>((resolve) => (settle = resolve));
    },
    sent: (share: number) => sent(share),
    settle: (outcome: Outcome<Application>) => settle(outcome),
    begun: () => signal !== null,
    stopped: () => signal?.aborted ?? false,
  };
};

describe('the voice demo (CA-3)', () => {
  const atVoice = (given: Partial<ApplicationsPort> = {}) => show(without(4, 'voice'), given);

  it('asks for the microphone, counts down, and gives the microphone back', async () => {
    const { press, said, recorder, place, owner, button } = await atVoice();
    await press('Bắt đầu ghi');
    await said('Cho phép trang này dùng micro');
    expect(place.querySelector('video')).toBeNull();
    recorder.tell({ type: 'recorder.began' });
    await said('Còn 60 giây');
    await said('Còn 59 giây');
    expect(place.querySelector('video')?.muted).toBe(true);
    expect(owner()).toBe('voiceRecorder');
    await expect.poll(() => place.querySelectorAll('[role="img"] > [data-lit]').length).toBe(6);
    await press('Dừng ghi');
    recorder.tell({ type: 'recorder.ended', recording: aRecording() });
    await said('Bản ghi 0:12');
    expect(recorder.closed()).toBe(recorder.opened());
    expect(owner()).toBeNull();
    expect(place.querySelector('video')).toBeNull();
    expect(button('Dùng bản này')).toBeDefined();
  });

  it.each([
    ['denied', 'Trình duyệt chưa cho dùng micro.'],
    ['noDevice', 'Không thấy micro nào.'],
    ['inUse', 'Micro đang được ứng dụng khác dùng.'],
    ['insecure', 'không qua https'],
    ['unsupported', 'Trình duyệt này không ghi âm được.'],
    ['broken', 'Ghi âm bị gián đoạn'],
  ] as const)('says what to do when the microphone cannot be had: %s', async (trouble, words) => {
    const { press, said, recorder, button } = await atVoice();
    await press('Bắt đầu ghi');
    await said('Cho phép');
    recorder.tell({ type: 'recorder.failed', trouble });
    await said(words);
    expect(button('Bắt đầu ghi')).toBeDefined();
  });

  it('does not take what is too short', async () => {
    const { press, said, recorder } = await atVoice();
    await press('Bắt đầu ghi');
    await said('Cho phép');
    recorder.tell({ type: 'recorder.began' });
    recorder.tell({ type: 'recorder.ended', recording: aRecording(1200) });
    await said('Ngắn quá, nói ít nhất 5 giây.');
  });

  const recorded = async (given: Partial<ApplicationsPort> = {}) => {
    const page = await atVoice(given);
    await page.press('Bắt đầu ghi');
    await page.said('Cho phép');
    page.recorder.tell({ type: 'recorder.began' });
    await page.said('Còn 60 giây');
    page.recorder.tell({ type: 'recorder.ended', recording: aRecording() });
    await page.said('Bản ghi 0:12');
    return page;
  };

  it('plays it back, and keeps a new build away as long as it stands nowhere else (NAV-3)', async () => {
    const { press, recorder, button, owner, busy } = await recorded();
    expect(busy()).toContain('draft');
    await press('Nghe thử');
    await expect.poll(() => button('Dừng nghe')).toBeDefined();
    expect(owner()).toBe('voiceRecorder');
    recorder.finish();
    await expect.poll(() => button('Nghe thử')).toBeDefined();
    expect(owner()).toBeNull();
  });

  it('stops playing when another part of the page takes the sound', async () => {
    const { press, app, button } = await recorded();
    await press('Nghe thử');
    await expect.poll(() => button('Dừng nghe')).toBeDefined();
    app.live.now()!.mediaFocus.send({ type: 'focus.request', owner: 'main' });
    await expect.poll(() => button('Nghe thử')).toBeDefined();
  });

  it('sends it, tells how far it is, and holds back a new build meanwhile', async () => {
    const upload = heldUpload();
    const { press, said, busy, place } = await recorded({ uploadVoice: () => upload.send });
    await press('Dùng bản này');
    await expect.poll(upload.begun).toBe(true);
    expect(busy()).toContain('upload');
    upload.sent(0.4);
    await said('Đang gửi, 40 %');
    expect(place.querySelector('[role="progressbar"]')?.ariaValueNow).toBe('40');
    upload.settle(
      succeeded(anApplication('draft', { voice: { url: '/v', durationSec: 12, bytes: 64, clipId: 'football' } })),
    );
    await said('Bản ghi đã gửi, 0:12');
    expect(busy()).not.toContain('upload');
  });

  it('keeps it when it could not be sent, says why, and sends it again', async () => {
    const outcomes: Outcome<Application>[] = [failed({ kind: 'unreachable' }), succeeded(anApplication('draft'))];
    const { press, said } = await recorded({ uploadVoice: () => () => Promise.resolve(outcomes.shift()!) });
    await press('Dùng bản này');
    await said('Chưa gửi được.');
    await said('Bản ghi 0:12');
    await press('Gửi lại');
    await said('Bản ghi đã gửi, 0:40');
  });

  it('can be stopped on its way, and stops when the viewer leaves', async () => {
    const upload = heldUpload();
    const { press, button, busy } = await recorded({ uploadVoice: () => upload.send });
    await press('Dùng bản này');
    await press('Dừng gửi');
    expect(upload.stopped()).toBe(true);
    await expect.poll(() => button('Dùng bản này')?.disabled).toBe(false);
    await press('Dùng bản này');
    await expect.poll(upload.stopped).toBe(false);
    unmountAll();
    await expect.poll(upload.stopped).toBe(true);
    expect(busy()).toEqual([]);
  });

  it('stays while the applicant looks at another step', async () => {
    const { press, said, busy } = await recorded();
    await press('Quay lại');
    await said('Khi nào, gọi ở đâu');
    await said('Đã lưu');
    expect(busy()).toContain('draft');
    await press('Tiếp tục');
    await said('Bản ghi 0:12');
    await press('Dùng bản này');
    await said('Bản ghi đã gửi, 0:12');
    await expect.poll(busy, { timeout: 8000 }).toEqual([]);
  });

  it('is not left behind unseen: who sends the application is told, and uses or drops it', async () => {
    const { said, press, recorder, origin, button, place } = await show(anApplication('draft'));
    await press('Bắt đầu ghi');
    await said('Cho phép');
    recorder.tell({ type: 'recorder.began' });
    recorder.tell({ type: 'recorder.ended', recording: aRecording() });
    await said('Bản ghi 0:12');
    await press('Gửi đơn');
    await said('Bản vừa ghi chưa được gửi.');
    expect(document.activeElement?.textContent).toContain('Bản vừa ghi chưa được gửi.');
    expect(origin.held()?.state).toBe('draft');
    await press('Bỏ bản này');
    await expect.poll(() => button('Bắt đầu ghi')).toBeDefined();
    expect(place.textContent).not.toContain('Bản vừa ghi chưa được gửi.');
    await press('Gửi đơn');
    await said('Đơn của bạn đã tới nơi');
  });

  it('is sent with the film that was spoken over, whichever is chosen afterwards', async () => {
    const clips: string[] = [];
    const { press, said, place } = await recorded({
      uploadVoice: ({ clipId }) => {
        clips.push(clipId);
        return () => Promise.resolve(succeeded(anApplication('draft')));
      },
    });
    await userEvent.click([...place.querySelectorAll('label')].find((one) => one.textContent === 'Casino')!);
    await press('Dùng bản này');
    await said('Bản ghi đã gửi');
    expect(clips).toEqual(['football']);
  });

  it('keeps the old one while a new one is tried', async () => {
    const { press, said, recorder } = await recorded();
    await press('Ghi lại');
    await said('Cho phép');
    recorder.tell({ type: 'recorder.failed', trouble: 'denied' });
    await press('Giữ bản cũ');
    await said('Bản ghi 0:12');
  });

  it('plays the one that was sent, which comes as bytes', async () => {
    const { press, recorder, owner, button } = await show(anApplication('draft'), {
      file: () => Promise.resolve(succeeded(new Blob(['sound']))),
    });
    await press('Nghe bản đã gửi');
    await expect.poll(() => recorder.played.length).toBe(1);
    expect(owner()).toBe('voice a1');
    await press('Dừng nghe');
    await expect.poll(() => button('Nghe bản đã gửi')).toBeDefined();
    expect(owner()).toBeNull();
  });

  it('says when the one that was sent could not be loaded', async () => {
    const { press, said } = await show(anApplication('draft'), {
      file: () => Promise.resolve(failed({ kind: 'refused', code: 404 })),
    });
    await press('Nghe bản đã gửi');
    await said('Chưa tải được bản ghi.');
  });
});

describe('the photo', () => {
  const png = () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])], 'a.png');
  const pick = (place: HTMLElement, file: File) => userEvent.upload(place.querySelector('input[type="file"]')!, file);

  it('is sent at once and shown', async () => {
    const { place, said, button } = await show(without(1, 'photo'), {
      uploadPhoto: () => Promise.resolve(succeeded(anApplication('draft', { step: 1, photo: 'p1' }))),
      file: () => Promise.resolve(succeeded(new Blob(['picture'], { type: 'image/webp' }))),
    });
    await pick(place, png());
    await expect.poll(() => place.querySelector<HTMLImageElement>('form img')?.src).toMatch(/^blob:/);
    await said('Đổi ảnh');
    expect(button('Bỏ ảnh')).toBeDefined();
  });

  it.each([
    ['a text that calls itself a picture', new File(['<svg/>'], 'a.png', { type: 'image/png' }), 'không đúng loại'],
    ['an empty file', new File([], 'a.png'), 'không có gì bên trong'],
    ['one byte too many', new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.png'), 'tối đa 2 MB'],
  ])('is refused before it leaves: %s', async (_, file, words) => {
    const { place, said } = await show(without(1, 'photo'));
    await pick(place, file);
    await said(words);
  });

  it.each([
    [{ kind: 'refused', code: 422, fields: { body: 'unreadable' } } as const, 'Tệp bị hỏng'],
    [{ kind: 'refused', code: 413 } as const, 'tối đa 2 MB'],
  ])('is refused by the origin, which says why', async (failure, words) => {
    const { place, said } = await show(without(1, 'photo'), { uploadPhoto: () => Promise.resolve(failed(failure)) });
    await pick(place, png());
    await said(words);
  });

  it('goes on its way while the applicant goes on, and the application waits for it', async () => {
    const upload = heldUpload();
    const { place, press, said, button, origin } = await show(anApplication('draft', { step: 1 }), {
      uploadPhoto: upload.send,
    });
    await pick(place, png());
    await expect.poll(upload.begun).toBe(true);
    for (const heading of ['Bạn nói về gì', 'Khi nào, gọi ở đâu', 'Giọng của bạn']) {
      await press('Tiếp tục');
      await expect.poll(() => place.querySelector('h2')?.textContent).toBe(heading);
    }
    expect(upload.stopped()).toBe(false);
    upload.sent(0.4);
    await said('Đang gửi, 40 %');
    expect(button('Gửi đơn')?.disabled).toBe(true);
    upload.settle(succeeded(origin.held()!));
    await expect.poll(() => button('Gửi đơn')?.disabled).toBe(false);
    expect(place.querySelector('[role="progressbar"]')).toBeNull();
  });

  it('is taken away, or says that it was not', async () => {
    let down = true;
    const { press, app, button } = await show(anApplication('draft', { step: 1, photo: 'p1' }), {
      file: () => Promise.resolve(succeeded(new Blob(['picture']))),
      removePhoto: () => Promise.resolve(down ? failed({ kind: 'unreachable' }) : succeeded(without(1, 'photo'))),
    });
    await press('Bỏ ảnh');
    await expect.poll(() => app.notices.getSnapshot().context.shown?.tone).toBe('error');
    down = false;
    await press('Bỏ ảnh');
    await expect.poll(() => button('Chọn ảnh')).toBeDefined();
  });
});
