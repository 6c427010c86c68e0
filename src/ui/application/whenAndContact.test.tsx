import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type ApplicationForm } from '#domain/application/form.ts';
import type { ApplicationsPort } from '#ports/applications.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { applicationApp } from '../../../tests/fakes/applicationApp.ts';
import { draftAt, showApplication } from '../../../tests/fakes/applicationPage.tsx';
import { anApplication } from '../../../tests/fakes/applicationWorld.ts';
import { provenCode, scriptedCodes, sentCode } from '../../../tests/fakes/codes.ts';
import { unmountAll } from '../../../tests/fakes/mount.tsx';

afterEach(unmountAll);

const unproven = () => {
  const { provenPhone: _, ...rest } = anApplication('draft', { step: 3 });
  return rest;
};

describe('when one is free (CA-5)', () => {
  const atWhen = async (change: Partial<ApplicationForm> = {}, given: Partial<ApplicationsPort> = {}) => {
    const world = applicationApp(draftAt(3, change), given);
    const page = await showApplication(world);
    await expect.poll(page.head).toBe('Khi nào, gọi ở đâu');
    const boxes = () => [...page.place.querySelectorAll<HTMLInputElement>('table input')];
    return { ...page, world, boxes };
  };

  it('is marked by the keyboard: one stop, arrows, the space bar', async () => {
    const { boxes, said } = await atWhen({ availability: [] });
    expect(boxes().filter((box) => box.tabIndex === 0)).toHaveLength(1);
    boxes()
      .find((box) => box.tabIndex === 0)!
      .focus();
    expect(document.activeElement?.ariaLabel).toBe('Thứ Hai, 18–21 giờ');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight} ');
    expect(document.activeElement?.ariaLabel).toBe('Thứ Tư, 21–24 giờ');
    await said('3 giờ mỗi tuần');
    await userEvent.keyboard('{ArrowRight}{End}{Home} ');
    expect(document.activeElement?.ariaLabel).toBe('Thứ Tư, 0–3 giờ');
    await said('6 giờ mỗi tuần');
    await userEvent.keyboard(' ');
    await said('3 giờ mỗi tuần');
    expect(boxes().filter((box) => box.tabIndex === 0)).toEqual([document.activeElement]);
  });

  it('can be marked at a stroke, and unmarked', async () => {
    const { press, boxes, said } = await atWhen({ availability: [] });
    await press('Cuối tuần');
    await expect.poll(() => boxes().filter((box) => box.checked).length).toBe(10);
    await press('Bỏ hết');
    await expect.poll(() => boxes().some((box) => box.checked)).toBe(false);
    await press('Tiếp tục');
    await said('Đánh dấu ít nhất một khung giờ.');
  });

  it('is kept as minutes of the week in a named zone', async () => {
    const { press, world, place } = await atWhen({ availability: [] });
    await userEvent.selectOptions(place.querySelector('select')!, 'Asia/Tokyo');
    await press('Các tối');
    await expect
      .poll(() => world.origin.saves.at(-1)?.form, { timeout: 5000 })
      .toMatchObject({ timezone: 'Asia/Tokyo', availability: expect.arrayContaining([[1, 1080, 1440]]) });
  });

  it('lets nobody on with a number that was not proved, and proves it by a code', async () => {
    const { port, asked } = scriptedCodes({ send: [sentCode()], check: [provenCode({ ticket: 't7' })] });
    const proved: string[] = [];
    const given: Partial<ApplicationsPort> = {
      proveContact: (phone, ticket) => {
        proved.push(`${phone} ${ticket}`);
        return Promise.resolve(succeeded(anApplication('draft', { step: 3, provenPhone: phone })));
      },
    };
    const world = applicationApp(unproven(), given, {
      areas: { codes: port },
    });
    const { press, said, field, head } = await showApplication(world);
    await press('Tiếp tục');
    await said('Xác nhận số điện thoại bằng mã.');
    await press('Gửi mã');
    await expect.poll(() => document.activeElement).toBe(field('code'));
    expect(asked).toContain('send 0912 345 678 contact');
    await userEvent.keyboard('{Enter}');
    expect(head()).toBe('Khi nào, gọi ở đâu');
    await userEvent.fill(field('code'), '123456');
    await said('Số này đã được xác nhận');
    expect(proved).toEqual(['0912 345 678 t7']);
    await press('Tiếp tục');
    await expect.poll(head).toBe('Giọng của bạn');
  });

  it('is proved with a blank behind the number, as keyboards leave one', async () => {
    const { port } = scriptedCodes({ send: [sentCode()], check: [provenCode()] });
    const given: Partial<ApplicationsPort> = {
      proveContact: (phone) =>
        Promise.resolve(succeeded(anApplication('draft', { step: 3, provenPhone: phone.trim() }))),
    };
    const world = applicationApp(unproven(), given, { areas: { codes: port } });
    const { press, said, field, head } = await showApplication(world);
    await userEvent.fill(field('phone'), '0912 345 678 ');
    await press('Gửi mã');
    await expect.poll(() => field('code')?.readOnly).toBe(false);
    await userEvent.fill(field('code'), '123456');
    await said('Số này đã được xác nhận');
    await press('Tiếp tục');
    await expect.poll(head).toBe('Giọng của bạn');
  });

  it('offers another code when the number could not be proved', async () => {
    const { port } = scriptedCodes({ send: [sentCode()], check: [provenCode()] });
    const world = applicationApp(
      unproven(),
      { proveContact: () => Promise.resolve(failed({ kind: 'refused', code: 410 })) },
      { areas: { codes: port } },
    );
    const { press, said, field, buttonNamed } = await showApplication(world);
    await press('Gửi mã');
    await expect.poll(() => field('code')?.readOnly).toBe(false);
    await userEvent.fill(field('code'), '123456');
    await said('Chưa xác nhận được, thử lại.');
    await press('Gửi mã khác');
    await expect.poll(() => buttonNamed('Gửi mã')).toBeDefined();
  });
});
