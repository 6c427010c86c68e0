import { expect, it } from 'vitest';
import { fakeWire, ok } from '../../../tests/fakes/http.ts';
import { httpLinks } from './links.ts';

const { signal } = new AbortController();
const token = 'a'.repeat(32);
const opened = async (goTo: string) => {
  const { send, asked } = fakeWire(({ url }) =>
    ok(
      url.startsWith('/live')
        ? { goTo }
        : [
            { domain: 'khandai.example', main: true },
            { domain: 'two.example:8443', main: false },
          ],
    ),
  );
  const outcome = await httpLinks(send).open(token, signal);
  return [outcome.ok && outcome.value, asked.length];
};

it('A-3: a link leads to a path of this site, or to an address on the portal’s own list and to no other', async () => {
  expect(await opened('/menu?x=1')).toEqual(['/menu?x=1', 1]);
  expect(await opened('https://two.example:8443/menu')).toEqual(['https://two.example:8443/menu', 2]);
  expect(await opened('https://evil.example/menu')).toEqual(['gone', 2]);
  expect(await opened('https://khandai.example.evil.example/')).toEqual(['gone', 2]);
  expect(await opened('javascript:alert(1)')).toEqual(['gone', 1]);
  expect(await opened('//evil.example')).toEqual(['gone', 1]);
});
