import { afterEach, expect, it } from 'vitest';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { act, clear, show } from '../../../tests/fakes/screen.tsx';
import { useTask } from './useTask.ts';

afterEach(clear);

it('a task is busy while it runs, says why it failed, and is done with what came', async () => {
  const answers: ((outcome: Outcome<string>) => void)[] = [];
  const done: string[] = [];
  const Asking = () => {
    const { busy, failure, start } = useTask<string>(
      () => new Promise((resolve) => answers.push(resolve)),
      (value) => done.push(value),
    );
    return (
      <button type="button" disabled={busy} onClick={start}>
        {failure?.kind ?? 'none'}
      </button>
    );
  };
  const { place } = await show(<Asking />);
  const button = place.querySelector('button')!;
  const stands = () => [button.disabled, button.textContent];
  await act(() => button.click());
  expect(stands()).toEqual([true, 'none']);
  await act(() => answers[0]!(failed({ kind: 'unreachable' })));
  await expect.poll(stands).toEqual([false, 'unreachable']);
  await act(() => button.click());
  expect(stands()).toEqual([true, 'none']);
  await act(() => answers[1]!(succeeded('x')));
  await expect.poll(stands).toEqual([false, 'none']);
  expect(done).toEqual(['x']);
});
