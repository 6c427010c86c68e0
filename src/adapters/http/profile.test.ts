import { expect, it } from 'vitest';
import { fakeWire, ok } from '../../../tests/fakes/http.ts';
import { httpProfile } from './profile.ts';

const user = { userId: 'u1', displayName: 'An', nickname: 'An', profilePicture: '/pictures/a.webp', siteRoleId: 1 };
const file = new Blob(['bytes'], { type: 'image/png' });
const { signal } = new AbortController();

/** A fake XMLHttpRequest that answers at once, and the requested addresses. */
const requests = (answer: (url: string) => object) => {
  const asked: string[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 200;
    responseText = '';
    open(method: string, url: string): void {
      asked.push(`${method} ${url}`);
      this.responseText = JSON.stringify({ code: 200, data: answer(url) });
    }
    setRequestHeader(): void {}
    abort(): void {}
    getAllResponseHeaders(): string {
      return '';
    }
    send(): void {
      this.dispatchEvent(new Event('load'));
    }
  }
  return { asked, Request: () => FakeRequest as unknown as new () => XMLHttpRequest };
};

it('a picture goes in pieces, and is made the member’s own once it is whole', async () => {
  const t = fakeWire(({ url }) =>
    url.endsWith('/init')
      ? ok({ uploadId: 'p1', chunk: 9, offset: 0 })
      : ok(url.endsWith('/finish') ? { uploadId: 'p1', mime: 'image/png', size: 5 } : user),
  );
  const { asked, Request } = requests(() => ({ offset: 5 }));
  expect(await httpProfile(t.send, Request).uploadPicture(file, () => {}, signal)).toEqual({
    ok: true,
    value: user,
  });
  expect(asked).toEqual(['PUT /other/api/upload/p1?offset=0']);
  expect(t.asked.at(-1)).toMatchObject({ url: '/live/api/user/picture-take', body: { uploadId: 'p1' } });
});

it('changes name and picture', async () => {
  const t = fakeWire(() => ok(user));
  expect(await httpProfile(t.send).save({ nickname: 'An' }, signal)).toEqual({ ok: true, value: user });
  expect(t.asked).toMatchObject([{ url: '/live/api/user/update-info', body: { nickname: 'An' } }]);
});
