import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failed, succeeded } from '#ports/failure.ts';
import { heldUpload, show, without } from '../../../tests/fakes/applicationFilesPage.tsx';
import { anApplication } from '../../../tests/fakes/applicationWorld.ts';
import { unmountAll } from '../../../tests/fakes/mount.tsx';

afterEach(unmountAll);

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
