import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { useShowing } from './useShowing.ts';

afterEach(unmountAll);

/** A form that asks for a password, and an origin that answers when it is told to. */
const open = async () => {
  const answers: ((outcome: Outcome<string>) => void)[] = [];
  const proofs: string[] = [];
  const confirm = () => new Promise<Outcome<string>>((resolve) => void answers.push(resolve));
  const app = fakeApp({
    held: 'member',
    ports: silentPorts({ loadPort: fakeLoadPort({ security: { confirm } }) }),
  });
  const Asking = () => {
    const { busy, trouble, isWrong, show } = useShowing((proof) => proofs.push(proof), 'not the password');
    return (
      <button type="button" disabled={busy} onClick={() => void show({ password: 'x' })}>
        {`${trouble?.words ?? 'none'}, ${isWrong}`}
      </button>
    );
  };
  const place = await mount(app, <Asking />, ['act']);
  const button = () => place.querySelector('button')!;
  await expect.poll(() => place.querySelector('button')).not.toBeNull();
  const press = async () => {
    const before = answers.length;
    await userEvent.click(button());
    await expect.poll(() => answers.length).toBe(before + 1);
  };
  return {
    place,
    press,
    proofs,
    stands: () => button().textContent,
    answer: (one: Outcome<string>) => answers.at(-1)!(one),
  };
};

it('HOUSE 3: what was shown is refused, not answered or accepted, each in words of its own', async () => {
  const t = await open();
  await t.press();
  t.answer(failed({ kind: 'refused', code: 403 }));
  await expect.poll(t.stands).toBe('not the password, true');
  await t.press();
  t.answer(failed({ kind: 'unreachable' }));
  await expect.poll(t.stands).toMatch(/^Mất kết nối giữa chừng.*, false$/);
  await t.press();
  t.answer(succeeded('proof'));
  await expect.poll(() => t.proofs).toEqual(['proof']);
  expect(t.stands()).toBe('none, false');
});

it('whoever cancelled meanwhile gives no proof', async () => {
  const t = await open();
  await t.press();
  await unmountAll();
  t.answer(succeeded('proof'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(t.proofs).toEqual([]);
});
