import { createServer, type Server } from 'node:http';
import { accounts } from '#contract/http/accounts.ts';
import { bookings } from '#contract/http/bookings.ts';
import { loginLayer } from './support/account.ts';
import { newMember } from './support/members.ts';
import { freePort } from './support/origin.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

const shell = words('vi', 'shell');

/** A page of another site that knows everything about the portal except the tokens. */
const openOtherSite = async (): Promise<{ readonly url: string; readonly server: Server }> => {
  const port = await freePort();
  const server = createServer((_request, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Another site</title>'),
  );
  await new Promise<void>((open) => server.listen(port, '127.0.0.1', open));
  return { url: `http://localhost:${port}/`, server };
};

test('item 22: a page of another site can do nothing in the name of who is logged in here', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember(baseURL);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: shell('logIn') })
    .click();
  await loginLayer(page).logIn(member.username, member.password);
  await expect(page.getByRole('banner').getByRole('button', { name: member.user.nickname })).toBeVisible();
  expect((await context.cookies(baseURL)).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['token', 'refreshToken', 'sb']),
  );

  const { url, server } = await openOtherSite();
  const other = await context.newPage();
  await other.goto(url);
  const target = baseURL + accounts.updateInfo.path;
  let asked = 0;
  other.on('request', (request) => (asked += request.url().startsWith(baseURL) ? 1 : 0));
  /** The browser itself withholds answers to scripts from that page. */
  const refused: (readonly [string, number])[] = [];
  other.on('response', (answer) => {
    if (answer.url().startsWith(baseURL)) refused.push([answer.request().method(), answer.status()]);
  });

  // Requests that scripts of another site may send without a preflight, and those that need one.
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json'])
    await other.evaluate(
      ([address, contentType]) =>
        fetch(address!, {
          method: 'POST',
          credentials: 'include',
          mode: contentType === 'application/json' ? 'cors' : 'no-cors',
          headers: { 'content-type': contentType! },
          body: '{"nickname":"hacked"}',
        }).catch(() => undefined),
      [target, type],
    );
  await other.evaluate(
    (address) => fetch(address, { credentials: 'include', mode: 'no-cors' }).catch(() => undefined),
    baseURL + bookings.list.path,
  );

  // A cross-site form submission, with every cookie that a browser sends with it.
  for (const [path, name, value] of [
    [accounts.updateInfo.path, '{"nickname":"hacked","x":"', '"}'],
    [accounts.logout.path, '{"refreshToken":"', '"}'],
  ] as const) {
    await other.goto(url);
    const answered = other.waitForResponse((answer) => answer.url() === baseURL + path);
    await other.evaluate(
      ([action, field, text]) => {
        const form = document.createElement('form');
        Object.assign(form, { action, method: 'POST', enctype: 'text/plain' });
        const input = document.createElement('input');
        Object.assign(input, { name: field, value: text });
        form.append(input);
        document.body.append(form);
        form.submit();
      },
      [baseURL + path, name, value],
    );
    expect((await answered).status()).toBe(403);
    await other.waitForURL(baseURL + path);
  }
  // A plain navigation: its cookies do not authorise anything.
  const opened = await other.goto(baseURL + accounts.info.path);
  expect(opened?.status()).toBe(401);
  expect(asked).toBeGreaterThanOrEqual(7);
  expect(refused.length).toBeGreaterThanOrEqual(3);
  expect(refused.filter(([, status]) => status < 400)).toEqual([]);

  const info = await fetch(baseURL + accounts.info.path, { headers: { Authorization: `Bearer ${member.token}` } });
  expect(await info.json()).toMatchObject({ data: { nickname: member.user.nickname } });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: member.user.nickname })).toBeVisible();
  server.close();
});
