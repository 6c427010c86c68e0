import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useHydrated } from '../hooks/useHydrated.ts';
import { Field } from './Field.tsx';
import { Options } from './Options.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';

/** A form as pages have it: each field is controlled. */
const Form = () => {
  const [mail, setMail] = useState('');
  const [text, setText] = useState('');
  const [zone, setZone] = useState('a');
  const [theme, setTheme] = useState('dark');
  return (
    <form>
      <Field label="Mail" type="email" value={mail} onChange={({ target }) => setMail(target.value)} />
      <TextArea label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <SelectField label="Zone" value={zone} onChange={({ target }) => setZone(target.value)}>
        <option value="a">a</option>
        <option value="b">b</option>
      </SelectField>
      <Options
        legend="Theme"
        name="theme"
        choices={['dark', 'light'].map((key) => ({
          key,
          label: key,
          checked: theme === key,
          onSelect: () => setTheme(key),
        }))}
      />
      <output>{[mail, text, zone, theme].join(' ')}</output>
    </form>
  );
};

let root: Root | null = null;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});
const painted = (page = <Form />) => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(page);
  return place;
};
const known = () => document.querySelector('output')?.textContent;
const field = <E extends Element>(selector: string) => document.querySelector<E>(selector)!;

it('PAINT: what was typed and chosen in a painted form before its code was there is known to it, with caret and focus', async () => {
  const place = painted();
  const text = field<HTMLTextAreaElement>('textarea');
  field<HTMLInputElement>('input[type=email]').value = 'lan@khandai.example';
  text.value = 'Hình đứng';
  field<HTMLSelectElement>('select').value = 'b';
  field<HTMLInputElement>('label:last-child input[type=radio]').checked = true;
  text.focus();
  text.setSelectionRange(4, 4);
  root = hydrateRoot(place, <Form />);
  await expect.poll(known).toBe('lan@khandai.example Hình đứng b light');
  expect(document.activeElement).toBe(text);
  expect([text.value, text.selectionStart, text.selectionEnd]).toEqual(['Hình đứng', 4, 4]);
  expect(field<HTMLInputElement>('input[type=email]').value).toBe('lan@khandai.example');
});

/** A form that renders again during hydration, as content does that only a browser knows. */
const Restless = () => {
  const [mail, setMail] = useState('');
  const hydrated = useHydrated();
  return <Field label={String(hydrated)} value={mail} hint={mail} onChange={({ target }) => setMail(target.value)} />;
};

it('PAINT: it is known too where the form is drawn again at once', async () => {
  const place = painted(<Restless />);
  const input = field<HTMLInputElement>('input');
  input.value = 'lan@khandai';
  input.focus();
  input.setSelectionRange(3, 3);
  root = hydrateRoot(place, <Restless />);
  await expect.poll(() => place.textContent).toBe('truelan@khandai');
  expect([input.value, input.selectionStart, document.activeElement]).toEqual(['lan@khandai', 3, input]);
});

it('PAINT: a form in which nothing was typed hears nothing', async () => {
  const place = painted(
    <div>
      <Form />
    </div>,
  );
  let heard = 0;
  place.addEventListener('input', () => (heard += 1));
  place.addEventListener('change', () => (heard += 1));
  const hydrated = vi.fn();
  root = hydrateRoot(
    place,
    <div ref={hydrated}>
      <Form />
    </div>,
  );
  await expect.poll(() => hydrated.mock.calls.length).toBe(1);
  expect([heard, known()]).toEqual([0, '  a dark']);
});
