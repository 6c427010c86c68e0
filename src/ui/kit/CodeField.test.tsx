import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { codeDigits } from '#domain/auth/codes.ts';
import { act, clear, show } from '../../../tests/fakes/screen.tsx';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

afterEach(clear);

const Held = (props: Partial<CodeFieldProps>) => {
  const [value, setValue] = useState('');
  return <CodeField label="Mã" digits={6} value={value} onText={(text) => setValue(codeDigits(text))} {...props} />;
};
const cellsOf = (place: HTMLElement) => [...place.querySelectorAll('span[aria-hidden]')].map((one) => one.textContent);

it('AU-7: is one field that a phone fills in, whatever is drawn', async () => {
  const { place } = await show(<Held />);
  const inputs = place.querySelectorAll('input');
  expect(inputs).toHaveLength(1);
  expect([inputs[0]!.autocomplete, inputs[0]!.inputMode, inputs[0]!.type]).toEqual([
    'one-time-code',
    'numeric',
    'text',
  ]);
  expect(place.querySelector('label')?.htmlFor).toBe(inputs[0]!.id);
  expect(cellsOf(place)).toEqual(['', '', '', '', '', '']);
});

it('AU-7: shows each digit in its cell, typed, pasted or filled in whole', async () => {
  const { place } = await show(<Held />);
  const input = place.querySelector('input')!;
  await act(() => userEvent.type(input, '12'));
  expect(cellsOf(place)).toEqual(['1', '2', '', '', '', '']);
  await act(() => userEvent.clear(input));
  await act(() => userEvent.fill(input, '123 456'));
  expect(cellsOf(place)).toEqual(['1', '2', '3', '4', '5', '6']);
  await act(() => userEvent.type(input, '{Backspace}'));
  expect(cellsOf(place)).toEqual(['1', '2', '3', '4', '5', '']);
});

it('says what is wrong, linked to the field', async () => {
  const { place } = await show(<Held error="Mã chưa đúng" />);
  const input = place.querySelector('input')!;
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const alert = document.getElementById(input.getAttribute('aria-describedby')!.split(' ').at(-1)!);
  expect([alert?.getAttribute('role'), alert?.textContent]).toEqual(['alert', 'Mã chưa đúng']);
});
