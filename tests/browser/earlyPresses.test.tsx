import { Suspense, use, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Early } from '#adapters/browser/early.ts';
import { useHydrated } from '#ui/hooks/useHydrated.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Field } from '#ui/kit/Field.tsx';

/** A form that re-renders by itself right after hydration, and submits what it knows of the typed text. */
const Form = ({ sent }: { readonly sent: (mail: string) => void }) => {
  const [mail, setMail] = useState('');
  const hydrated = useHydrated();
  return (
    <form
      data-hydrated={hydrated}
      onSubmit={(event) => {
        event.preventDefault();
        sent(mail);
      }}
    >
      <Field label="Mail" value={mail} onChange={({ target }) => setMail(target.value)} />
      <Button type="submit">Send</Button>
    </form>
  );
};
const Waits = ({ until, children }: { readonly until: Promise<void> | null; readonly children: ReactNode }) => {
  if (until) use(until);
  return children;
};
interface PartsProps {
  readonly sent: (mail: string) => void;
  readonly until: Promise<void> | null;
}
const Parts = ({ sent, until }: PartsProps) => (
  <Suspense>
    <Form sent={sent} />
    <Waits until={until}>
      <p>Later</p>
    </Waits>
  </Suspense>
);

const early = () => (window as { readonly early?: Early }).early!;
let root: Root | null = null;
let theme: string | undefined;
let place: HTMLElement;
beforeEach(async () => {
  theme = document.documentElement.dataset['theme'];
  const script = Object.assign(document.createElement('script'), { src: `/colour.js?${Math.random()}` });
  document.head.append(script);
  await new Promise((ran) => script.addEventListener('load', ran));
  place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Parts sent={() => {}} until={null} />);
  document.querySelector('input')!.value = 'lan@khandai.example';
});
afterEach(() => {
  early().stop();
  root?.unmount();
  document.body.replaceChildren();
  if (theme === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
});
const press = () => page.getByRole('button').click();
/** Hydrates the existing markup, except what still waits. */
const takeOver = () => {
  const sent: string[] = [];
  let letGo = () => {};
  const until = new Promise<void>((go) => (letGo = go));
  root = hydrateRoot(place, <Parts sent={(mail) => sent.push(mail)} until={until} />);
  early().handOver();
  return { sent, letGo };
};

it('PAINT: a form sent off before its page’s code was there is sent once it is, with what was typed', async () => {
  await press();
  const { sent, letGo } = takeOver();
  letGo();
  await expect.poll(() => sent).toEqual(['lan@khandai.example']);
});

it('PAINT: so is one sent off while its part of the page waits for its code, as often as it was pressed', async () => {
  const { sent, letGo } = takeOver();
  const { href } = location;
  await press();
  expect([sent, location.href]).toEqual([[], href]);
  await press();
  letGo();
  await expect.poll(() => sent).toEqual(['lan@khandai.example', 'lan@khandai.example']);
  await press();
  expect(sent).toHaveLength(3);
});

it('PAINT: what has gone from the page meanwhile is pressed no more', async () => {
  await press();
  const form = document.querySelector('form')!;
  const { sent, letGo } = takeOver();
  place.remove();
  letGo();
  await expect.poll(() => form.dataset['hydrated']).toBe('true');
  expect(sent).toEqual([]);
});
