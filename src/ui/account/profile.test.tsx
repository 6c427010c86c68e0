import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failed, succeeded } from '#ports/failure.ts';
import type { ProfilePort } from '#ports/profile.ts';
import type { User } from '#domain/people/user.ts';
import { member, unreachable } from '../../../tests/fakes/accounts.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import ProfileSection from './ProfileSection.tsx';

afterEach(unmountAll);
afterEach(() => vi.restoreAllMocks());

const own = `/pictures/${'a'.repeat(32)}.webp`;

const show = async ({
  user = member,
  profile = {},
  save = async (change) => succeeded({ ...user, ...change, displayName: change.nickname ?? user.displayName }),
}: {
  readonly user?: User;
  readonly profile?: Partial<ProfilePort>;
  readonly save?: ProfilePort['save'];
} = {}) => {
  const loadPort = fakeLoadPort({ profile: { save, ...profile } });
  const app = fakeApp({
    held: 'member',
    ports: silentPorts({ loadPort }),
    accounts: { info: async () => succeeded(user) },
  });
  const place = await mount(app, <ProfileSection />, ['settings', 'upload']);
  await expect.poll(() => place.querySelector('[name="nickname"]')).not.toBeNull();
  const name = () => place.querySelector<HTMLInputElement>('[name="nickname"]')!;
  const button = (text: string) => [...place.querySelectorAll('button')].find((one) => one.textContent === text);
  const press = async (text: string) => {
    await expect.poll(() => button(text)).toBeDefined();
    await userEvent.click(button(text)!);
  };
  const said = (text: string) => expect.poll(() => place.textContent).toContain(text);
  const notices = () => {
    const { shown, waiting } = app.notices.getSnapshot().context;
    return [...(shown ? [shown] : []), ...waiting].map(({ text }) => text);
  };
  return { app, place, name, button, press, said, notices };
};

/** A picture of this size, its left half red. */
const drawing = async (width: number, height: number): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#00ff00';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, width / 2, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'anh.png', { type: 'image/png' });
};
const choose = async (place: HTMLElement, file: File) => {
  const input = place.querySelector<HTMLInputElement>('input[type="file"]')!;
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

/** An origin that answers when the test says so. */
const heldUpdate = () => {
  const asked: unknown[] = [];
  const waiting: (() => void)[] = [];
  const save: ProfilePort['save'] = async (change) => {
    asked.push(change);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return succeeded({ ...member, ...change, displayName: change.nickname ?? member.displayName });
  };
  return { save, asked, answer: () => waiting.shift()!() };
};

describe('the name of a member', () => {
  it('is saved, and shown at once', async () => {
    const t = await show();
    expect([t.name().value, t.button('Lưu tên')?.disabled]).toEqual(['Lan', true]);
    await userEvent.fill(t.name(), '  Lan Gió ');
    await t.press('Lưu tên');
    await expect.poll(t.notices).toEqual(['Đã lưu tên mới']);
    expect(t.app.auth.getSnapshot().context.viewer?.nickname).toBe('Lan Gió');
    expect(t.button('Lưu tên')?.disabled).toBe(true);
  });
  it('is said to be wrong at its field where nobody could see it', async () => {
    const t = await show();
    await userEvent.fill(t.name(), '   ');
    await t.press('Lưu tên');
    await t.said('Tên từ 1 đến 32 ký tự');
    expect(t.name().getAttribute('aria-invalid')).toBe('true');
    expect(t.app.storage.read('khandai.nickname.u1')).toBe('   ');
  });
  it('S-18: is said to be another’s where the origin says so', async () => {
    const t = await show({
      save: async () => failed({ kind: 'refused', code: 422, fields: { nickname: 'reserved' } }),
    });
    await userEvent.fill(t.name(), 'Khán Đài');
    await t.press('Lưu tên');
    await t.said('Tên này dành riêng cho ban tổ chức hoặc bình luận viên');
    expect(t.name().getAttribute('aria-invalid')).toBe('true');
  });
  it('is said to be wrong where the origin says so', async () => {
    const t = await show({ save: async () => failed({ kind: 'refused', code: 422 }) });
    await userEvent.fill(t.name(), 'x');
    await t.press('Lưu tên');
    await t.said('Tên từ 1 đến 32 ký tự');
  });
  it('stays as it was typed where it could not be saved, and after a reload', async () => {
    const t = await show({ save: async () => unreachable });
    await userEvent.fill(t.name(), 'Lan Gió');
    await t.press('Lưu tên');
    await t.said('Mất kết nối giữa chừng');
    expect([t.name().value, t.app.storage.read('khandai.nickname.u1')]).toEqual(['Lan Gió', 'Lan Gió']);
  });
  it('what is typed while one is on its way stays typed', async () => {
    const { save, asked, answer } = heldUpdate();
    const t = await show({ save });
    await userEvent.fill(t.name(), 'Lan Gió');
    await t.press('Lưu tên');
    await expect.poll(() => asked).toEqual([{ nickname: 'Lan Gió' }]);
    await userEvent.fill(t.name(), 'Lan Mây');
    answer();
    await expect.poll(t.notices).toEqual(['Đã lưu tên mới']);
    expect([t.name().value, t.app.storage.read('khandai.nickname.u1')]).toEqual(['Lan Mây', 'Lan Mây']);
    await expect.poll(() => t.button('Lưu tên')?.disabled).toBe(false);
  });
});

describe('the picture of a member', () => {
  const uploaded: Blob[] = [];
  const takes: Partial<ProfilePort> = {
    uploadPicture: async (file) => {
      uploaded.push(file);
      return succeeded({ ...member, profilePicture: own });
    },
  };
  const frame = () => document.querySelector<HTMLElement>('[role="group"][tabindex="0"]');

  it('is chosen, cut to a square and sent', async () => {
    uploaded.length = 0;
    const t = await show({ profile: takes });
    await choose(t.place, await drawing(400, 200));
    await expect.poll(frame).not.toBeNull();
    await expect.poll(() => t.button('Dùng ảnh này')?.disabled).toBe(false);
    await t.press('Dùng ảnh này');
    await expect.poll(t.notices).toEqual(['Đã đổi ảnh đại diện']);
    const bitmap = await createImageBitmap(uploaded[0]!);
    expect([uploaded[0]!.type, bitmap.width, bitmap.height]).toEqual(['image/webp', 512, 512]);
    expect(t.app.auth.getSnapshot().context.viewer?.profilePicture).toBe(own);
    expect(frame()).toBeNull();
  });
  it('is moved and made larger by keys alone', async () => {
    uploaded.length = 0;
    const t = await show({ profile: takes });
    await choose(t.place, await drawing(400, 200));
    await expect.poll(frame).not.toBeNull();
    frame()!.focus();
    for (let i = 0; i < 200; i += 1) await userEvent.keyboard('{ArrowRight}');
    const zoom = document.querySelector<HTMLInputElement>('input[type="range"]')!;
    zoom.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(zoom.getAttribute('aria-valuetext')).toBe('110%');
    await t.press('Dùng ảnh này');
    await expect.poll(() => uploaded.length).toBe(1);
    const bitmap = await createImageBitmap(uploaded[0]!);
    const context = new OffscreenCanvas(512, 512).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const [red, green] = context.getImageData(500, 256, 1, 1).data;
    expect(red! > 200 && green! < 60).toBe(true);
  });
  it('a file that is no picture is said to be none, and nothing is sent', async () => {
    uploaded.length = 0;
    const t = await show({ profile: takes });
    await choose(t.place, new File(['xin chào'], 'thu.png', { type: 'image/png' }));
    await t.said('Không mở được tệp này');
    await t.press('Thôi');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    expect(uploaded).toEqual([]);
  });
  it('what could not be sent is sent again when asked to', async () => {
    const answers = [unreachable, succeeded({ ...member, profilePicture: own })];
    const t = await show({ profile: { uploadPicture: async () => answers.shift()! } });
    await choose(t.place, await drawing(300, 300));
    await expect.poll(() => t.button('Dùng ảnh này')?.disabled).toBe(false);
    await t.press('Dùng ảnh này');
    await expect.poll(() => t.place.querySelector('[role="alert"] button')).not.toBeNull();
    await userEvent.click(t.place.querySelector('[role="alert"] button')!);
    await expect.poll(t.notices).toEqual(['Đã đổi ảnh đại diện']);
  });
  it('can be removed', async () => {
    const t = await show({
      user: { ...member, profilePicture: own },
      profile: { removePicture: async () => succeeded(member) },
    });
    await t.press('Gỡ ảnh');
    await expect.poll(t.notices).toEqual(['Đã gỡ ảnh']);
    await expect.poll(() => t.button('Gỡ ảnh')).toBeUndefined();
    expect(document.activeElement).toBe(t.place.querySelector('section'));
    expect(t.button('Chọn ảnh')).toBeDefined();
  });
  it('can be a drawn one', async () => {
    const t = await show();
    await userEvent.click(t.place.querySelector('[aria-label="Hình 7"]')!);
    await expect.poll(() => t.place.querySelector<HTMLInputElement>('[aria-label="Hình 7"]')?.checked).toBe(true);
    expect(t.app.auth.getSnapshot().context.viewer?.profilePicture).toBe('/avatars/7.svg');
  });
  it('a drawn one is shown as chosen at once; of those pressed meanwhile the last alone is sent', async () => {
    const { save, asked, answer } = heldUpdate();
    const t = await show({ save });
    const drawn = (number: number) => t.place.querySelector<HTMLInputElement>(`[aria-label="Hình ${number}"]`)!;
    await userEvent.click(drawn(7));
    expect(drawn(7).checked).toBe(true);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect([drawn(9).checked, document.activeElement]).toEqual([true, drawn(9)]);
    answer();
    await expect.poll(() => asked).toEqual([7, 9].map((i) => ({ profilePicture: `/avatars/${i}.svg` })));
    expect(drawn(9).checked).toBe(true);
    answer();
    await expect.poll(t.notices).toEqual(['Đã đổi ảnh đại diện']);
    expect([drawn(9).checked, t.app.auth.getSnapshot().context.viewer?.profilePicture]).toEqual([
      true,
      '/avatars/9.svg',
    ]);
  });
  it('a drawn one that could not be taken is not shown as chosen any more', async () => {
    const t = await show({ save: async () => unreachable });
    const seven = t.place.querySelector<HTMLInputElement>('[aria-label="Hình 7"]')!;
    await userEvent.click(seven);
    await expect.poll(t.notices).toHaveLength(1);
    await expect.poll(() => seven.checked).toBe(false);
  });
  it('one whose cutting was given up is not sent', async () => {
    uploaded.length = 0;
    const t = await show({ profile: takes });
    await choose(t.place, await drawing(400, 200));
    await expect.poll(() => t.button('Dùng ảnh này')?.disabled).toBe(false);
    const bitmap = await createImageBitmap(await drawing(400, 200));
    let decoded = () => {};
    const decoding = vi.spyOn(globalThis, 'createImageBitmap').mockImplementation(
      () =>
        new Promise((resolve) => {
          decoded = () => resolve(bitmap);
        }),
    );
    const givenUp = new Blob(['RIFF....WEBP, the one that was given up'], { type: 'image/webp' });
    const cutting = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(givenUp));
    await t.press('Dùng ảnh này');
    await expect.poll(() => decoding.mock.calls.length).toBe(1);
    await t.press('Thôi');
    await expect.poll(frame).toBeNull();
    decoded();
    await expect.poll(() => cutting.mock.calls.length).toBe(1);
    vi.restoreAllMocks();
    await choose(t.place, await drawing(300, 300));
    await expect.poll(() => t.button('Dùng ảnh này')?.disabled).toBe(false);
    await t.press('Dùng ảnh này');
    await expect.poll(() => uploaded.some(({ size }) => size > givenUp.size)).toBe(true);
    expect(uploaded).toHaveLength(1);
  });
  it('a picture that could not be changed says why', async () => {
    const t = await show({
      user: { ...member, profilePicture: own },
      profile: { removePicture: async () => unreachable },
    });
    await t.press('Gỡ ảnh');
    await expect.poll(t.notices).toHaveLength(1);
    expect(t.button('Gỡ ảnh')?.disabled).toBe(false);
  });
});
