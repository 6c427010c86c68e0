import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useState } from 'react';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import { Composer, type ComposerProps } from './Composer.tsx';

const show = async (change: Partial<ComposerProps> = {}, first = '') => {
  const sent = vi.fn();
  const Box = () => {
    const [text, setText] = useState(first);
    return (
      <Composer
        text={text}
        onText={setText}
        names={() => ['Hạt Dẻ', 'Mây Lười', 'Mưa_Rào']}
        replyTo={null}
        onCancelReply={() => {}}
        most={500}
        slowDownS={0}
        onSend={() => sent(text)}
        {...change}
      />
    );
  };
  const place = await mount(roomApp().app, <Box />, ['chat']);
  await expect.poll(() => place.querySelector('textarea')).not.toBeNull();
  return { place, sent, field: place.querySelector('textarea')! };
};
const press = (field: HTMLElement, key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  field.dispatchEvent(event);
  return event;
};

afterEach(unmountAll);

describe('writing a message', () => {
  it('X14: Enter while an input method composes never sends; the next Enter sends once', async () => {
    const { field, sent } = await show({}, 'sút đi');
    press(field, 'Enter', { isComposing: true });
    press(field, 'Enter', { keyCode: 229 });
    expect(sent).not.toHaveBeenCalled();
    press(field, 'Enter');
    expect(sent).toHaveBeenCalledExactlyOnceWith('sút đi');
  });
  it('breaks the line on Shift+Enter', async () => {
    const { field, sent } = await show({}, 'một');
    await userEvent.click(field);
    await userEvent.keyboard('{End}{Shift>}{Enter}{/Shift}hai');
    expect(field.value).toBe('một\nhai');
    expect(sent).not.toHaveBeenCalled();
  });
  it('sends nothing that is empty, too long, or too soon', async () => {
    const empty = await show({}, '  ');
    press(empty.field, 'Enter');
    expect(empty.sent).not.toHaveBeenCalled();
    unmountAll();
    const long = await show({}, 'a'.repeat(501));
    press(long.field, 'Enter');
    expect(long.sent).not.toHaveBeenCalled();
    expect(long.place.textContent).toContain('Dài quá 1 chữ');
    unmountAll();
    const soon = await show({ slowDownS: 7 }, 'sút');
    press(soon.field, 'Enter');
    expect(soon.sent).not.toHaveBeenCalled();
    expect(soon.place.querySelector('[type="submit"]')?.ariaLabel).toContain('gửi được sau 7 giây');
    expect(soon.place.textContent).toContain('7 s');
  });
  it('counts towards 500', async () => {
    const { place } = await show({}, 'a'.repeat(480));
    expect(place.textContent).toContain('480/500');
  });
  it('suggests names after "@", marks aside, and puts one in whole', async () => {
    const { place, field } = await show();
    await userEvent.click(field);
    await userEvent.keyboard('này @hat');
    await expect.poll(() => place.querySelector('[role="option"]')?.textContent).toBe('@Hạt Dẻ');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => field.value).toBe('này @Hạt\u00a0Dẻ ');
  });
  it('puts in the name that is pressed', async () => {
    const { place, field } = await show();
    await userEvent.click(field);
    await userEvent.keyboard('này @');
    const named = () => [...place.querySelectorAll<HTMLElement>('[role="option"]')];
    await expect.poll(() => named().map((one) => one.textContent)).toEqual(['@Hạt Dẻ', '@Mây Lười', '@Mưa_Rào']);
    named()[1]!.click();
    await expect.poll(() => field.value).toBe('này @Mây\u00a0Lười ');
  });
});
