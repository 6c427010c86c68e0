import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { chooseLocale, isLocale, localeConfig, type Locale } from '#domain/locale/locale.ts';
import { sendRefusal } from '../http/answers.ts';
import { acceptedLanguages } from '../page/chooseLanguage.ts';
import { escaped } from '../page/html.ts';
import { isLoopback } from '../shared/address.ts';
import { refused } from '../shared/refusal.ts';
import { words } from '../shared/words.ts';
import { OUTBOX_PATH, type Shown, type ShownLetters } from './shownLetters.ts';

/** The headers that proxies and CDNs add to forwarded requests. */
const ofProxy =
  /^(forwarded|via|proxy-|x-(forwarded|real|client|cluster|original|remote|proxy|envoy|amzn|azure|vercel)|true-client-|client-ip|cf-|cdn-|fastly-|fly-|akamai-)/;

/** Whether the request comes from a browser on this machine, without a proxy, and by a local host name. */
const isThisMachine = ({ socket, headers, httpVersion }: FastifyRequest['raw']): boolean => {
  // A foreign host name may resolve to this machine.
  const name = /^(.+?|\[.+\])(:\d+)?$/.exec(headers.host ?? '')?.[1] ?? '';
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(name.replace(/^\[(.*)\]$/, '$1')) &&
    // No browser uses HTTP/1.0, but nginx does towards its backends unless configured otherwise.
    httpVersion !== '1.0' &&
    !Object.keys(headers).some((header) => ofProxy.test(header))
  );
};

const title = words('Hộp thư thử', 'Outbox for trying out', '測試寄件匣');
const about = words(
  'Máy này chưa có máy chủ thư và cổng SMS, nên thư và mã hiện ở đây thay vì được gửi. Chỉ máy này mở được trang này.',
  'This machine has no mail server and no SMS gateway, so mails and codes are shown here instead of being sent. Only this machine can open this page.',
  '本機未設定郵件伺服器與簡訊閘道，因此郵件與驗證碼顯示於此而不寄出。僅本機可開啟此頁。',
);
const none = words('Chưa có thư nào.', 'Nothing yet.', '尚無信件。');

const article = ({ at, channel, to, subject, text, code }: Shown): string =>
  [
    `<article data-channel="${channel}">`,
    `<h2>${escaped(subject)}</h2>`,
    `<p><time datetime="${new Date(at).toISOString()}">${new Date(at).toISOString()}</time> · ${channel === 'mail' ? 'Email' : 'SMS'} · <b data-to>${escaped(to)}</b></p>`,
    code === null ? '' : `<p><strong data-code>${code}</strong></p>`,
    `<pre>${escaped(text)}</pre>`,
    '</article>',
  ].join('');

const pageOf = (letters: readonly Shown[], locale: Locale): string =>
  [
    `<!doctype html><html lang="${localeConfig(locale).iso}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title[locale]}</title></head>`,
    `<body><main><h1>${title[locale]}</h1><p>${about[locale]}</p>`,
    letters.length === 0 ? `<p>${none[locale]}</p>` : letters.map(article).join(''),
    '</main></body></html>',
  ].join('');

const localeOf = ({ query, headers }: FastifyRequest): Locale => {
  const asked = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : null;
  return isLocale(asked) ? asked : chooseLocale(null, null, acceptedLanguages(headers['accept-language']));
};

/** OUTBOX: mails and codes that were displayed instead of sent, newest first, for a browser on this machine. */
export const shownLettersPage =
  (letters: ShownLetters): FastifyPluginAsync =>
  async (app) => {
    app.get(OUTBOX_PATH, async (request, reply) =>
      isThisMachine(request.raw)
        ? reply
            .header('cache-control', 'no-store')
            .type('text/html; charset=utf-8')
            .send(pageOf(letters.all(), localeOf(request)))
        : sendRefusal(reply, refused(403)),
    );
  };
