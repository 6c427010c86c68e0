import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { act, clear, show } from '../../../tests/fakes/screen.tsx';
import { Choices } from './Choices.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';

afterEach(clear);

const toldOf = (element: Element) =>
  element
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
const shownAlerts = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>('[role="alert"]')].filter((one) => one.dataset['shown']);

describe.each([
  ['TextArea', 'textarea', (error?: ReactNode) => <TextArea label="Kể" hint="Vài câu" error={error} />],
  [
    'SelectField',
    'select',
    (error?: ReactNode) => (
      <SelectField label="Kể" error={error}>
        <option>a</option>
      </SelectField>
    ),
  ],
] as const)('%s', (_, selector, part) => {
  it('has its label, and says nothing wrong of what is right', async () => {
    const { place } = await show(part());
    const input = place.querySelector<HTMLTextAreaElement>(selector)!;
    expect(input.labels[0]?.textContent).toBe('Kể');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(shownAlerts(place)).toEqual([]);
  });

  it('links its error, and says that it is wrong', async () => {
    const { place } = await show(part('Kể đi.'));
    const input = place.querySelector(selector)!;
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(toldOf(input)).toContain('Kể đi.');
    expect(shownAlerts(place).map((one) => one.textContent)).toEqual(['Kể đi.']);
  });

  it('is high enough for a finger', async () => {
    const { place } = await show(part());
    expect(place.querySelector<HTMLElement>(selector)!.offsetHeight).toBeGreaterThanOrEqual(44);
  });
});

it('TextArea: the hint gives way to the error', async () => {
  const { place } = await show(<TextArea label="Kể" hint="Vài câu" error="Kể đi." />);
  expect([...place.querySelectorAll('[hidden]')].map((one) => one.textContent)).toEqual(['Vài câu']);
});

describe('Choices', () => {
  const group = (onChange: (checked: boolean) => void, error?: string) => (
    <Choices
      legend="Môn"
      error={error}
      choices={[
        { key: 'a', label: 'Bóng đá', checked: true, onChange },
        { key: 'b', label: 'Cờ', checked: false, onChange },
      ]}
    />
  );

  it('are as many boxes under one name, each on for itself', async () => {
    const changed = vi.fn();
    const { place } = await show(group(changed));
    const boxes = [...place.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
    expect(place.querySelector('fieldset > legend')?.textContent).toBe('Môn');
    expect(boxes.map((box) => box.checked)).toEqual([true, false]);
    await act(() => boxes[1]!.click());
    expect(changed).toHaveBeenLastCalledWith(true);
    await act(() => boxes[0]!.click());
    expect(changed).toHaveBeenLastCalledWith(false);
  });

  it('take the focus as a group when they are wrong', async () => {
    const { place } = await show(group(() => {}, 'Chọn một môn.'));
    const fieldset = place.querySelector('fieldset')!;
    expect(toldOf(fieldset)).toContain('Chọn một môn.');
    fieldset.focus();
    expect(document.activeElement).toBe(fieldset);
  });
});
