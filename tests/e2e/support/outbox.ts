import { expect } from 'playwright/test';

/** The latest code shown for a mail address or phone number (E.164), once it is not among `before`. */
export const codeFor = async (url: string, to: string, before: readonly string[] = []): Promise<string> => {
  let code: string | undefined;
  const look = async () => {
    const html = await (await fetch(`${url}/dev/outbox`)).text();
    const letter = html
      .split('<article')
      .find((one) => one.includes(`<b data-to>${to}</b>`) && one.includes('data-code'));
    code = /<strong data-code>(\d{6})</.exec(letter ?? '')?.[1];
    return code !== undefined && !before.includes(code);
  };
  await expect.poll(look, `a code for ${to}`).toBe(true);
  return code!;
};

/** The number of letters shown for a mail address or phone number. */
export const lettersFor = async (url: string, to: string): Promise<number> =>
  (await (await fetch(`${url}/dev/outbox`)).text()).split(`<b data-to>${to}</b>`).length - 1;
