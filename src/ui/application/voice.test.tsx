import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Application } from '#domain/application/application.ts';
import type { ApplicationsPort } from '#ports/applications.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { member } from '../../../tests/fakes/accounts.ts';
import { aRecording } from '../../../tests/fakes/applicationApp.ts';
import { heldUpload, show, without } from '../../../tests/fakes/applicationFilesPage.tsx';
import { anApplication } from '../../../tests/fakes/applicationWorld.ts';
import { unmountAll } from '../../../tests/fakes/mount.tsx';

afterEach(unmountAll);

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
    await expect.poll(busy).toContain('draft');
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
    await said('Mất kết nối. Phần đã gửi vẫn còn');
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

  it('what was recorded and not sent is there after a reload, and is dropped once it was sent', async () => {
    const kept: unknown[] = [];
    const voice = { recording: aRecording(), clip: 'esport' };
    const unsentVoices = {
      read: async (userId: string) => (userId === member.userId ? voice : null),
      keep: async () => true,
      drop: async () => void kept.push('dropped'),
    };
    const { said, press, button } = await show(without(4, 'voice'), {}, { unsentVoices });
    await said('Bản ghi 0:12');
    await said('Bản ghi chưa gửi được giữ trên máy này trong 24 giờ.');
    await press('Dùng bản này');
    await expect.poll(() => button('Dùng bản này')).toBeUndefined();
    await expect.poll(() => kept).toEqual(['dropped']);
  });

  it('a browser that keeps nothing is said to: what was recorded would be lost', async () => {
    const unsentVoices = { read: async () => null, keep: async () => false, drop: async () => {} };
    const page = await show(without(4, 'voice'), {}, { unsentVoices });
    await page.press('Bắt đầu ghi');
    await page.said('Cho phép');
    page.recorder.tell({ type: 'recorder.began' });
    await page.said('Còn 60 giây');
    page.recorder.tell({ type: 'recorder.ended', recording: aRecording() });
    await page.said('Trình duyệt này không giữ được bản ghi.');
  });
});
