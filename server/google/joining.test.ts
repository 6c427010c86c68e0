import { expect, it } from 'vitest';
import { memberFor } from './joining.ts';

it.each([
  ['Lan Anh', 'Lan Anh'],
  ['Khán Đài', 'khan.dai'],
  ['', 'khan.dai.2'],
])('S-18: whom Google calls %j is called %s here', async (name, called) => {
  const names: (string | null)[] = [];
  const join = (isProtected: (asked: string) => boolean) =>
    memberFor(
      { issuer: 'https://accounts.example', subject: 's', name, email: 'khan.dai.2@mail.example' },
      { pid: null, guestToken: null },
      0,
      {
        store: {
          memberOf: async () => null,
          addLinked: async (_identity, _now, add) => add(NO_QUERIES),
        },
        members: {
          usernameTaken: async () => false,
          emailTaken: async () => false,
          isProtectedName: async (asked) => isProtected(asked),
          addMember: async (_queries, { nickname }) => {
            names.push(nickname);
            return 'm1';
          },
        },
      },
    );
  await join((asked) => asked === 'Khán Đài');
  // If the username is protected too, a name is generated.
  await join(() => true);
  expect(names).toEqual([called, null]);
});

const NO_QUERIES = {
  all: async () => [],
  one: async () => null,
  run: async () => 0,
};

it('a mail address that this identity brought a moment ago, in another browser, is its own', async () => {
  const answers = [null, 'm1'];
  const joined = await memberFor(
    { issuer: 'https://accounts.example', subject: 's', name: 'Song Hành', email: 'song@mail.example' },
    { pid: null, guestToken: null },
    0,
    {
      store: { memberOf: async () => answers.shift() ?? null, addLinked: async () => null },
      members: {
        usernameTaken: async () => false,
        emailTaken: async () => true,
        isProtectedName: async () => false,
        addMember: async () => 'm2',
      },
    },
  );
  expect(joined).toEqual({ userId: 'm1', isNew: false });
});
