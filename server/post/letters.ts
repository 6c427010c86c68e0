import { CODES, type CodePurpose } from '#domain/auth/codes.ts';
import { fold } from '#domain/shared/fold.ts';
import { localeConfig, type Locale } from '#domain/locale/locale.ts';
import { escaped } from '../page/html.ts';
import type { Letter } from '../shared/post.ts';
import { words, type Words } from '../shared/words.ts';

const MINUTES = CODES.ttlS / 60;

/** A letter as text: paragraphs, with the code between the first and the second. */
export interface Written {
  readonly subject: string;
  readonly code: string | null;
  readonly paragraphs: readonly string[];
}

const codeSubject: Readonly<Record<CodePurpose, Words>> = {
  register: words('Mã đăng ký Khán Đài', 'Your code to join Khán Đài', 'Khán Đài 註冊驗證碼'),
  contact: words('Mã xác nhận của Khán Đài', 'Your Khán Đài confirmation code', 'Khán Đài 確認碼'),
  reset: words('Mã đặt lại mật khẩu Khán Đài', 'Your code for a new Khán Đài password', 'Khán Đài 重設密碼驗證碼'),
};
const codeOpening: Readonly<Record<CodePurpose, Words>> = {
  register: words(
    'Nhập mã này để đăng ký Khán Đài:',
    'Enter this code to join Khán Đài:',
    '請輸入此驗證碼以註冊 Khán Đài：',
  ),
  contact: words(
    'Nhập mã này để xác nhận địa chỉ này là của bạn:',
    'Enter this code to confirm that this address is yours:',
    '請輸入此驗證碼以確認這是您的地址：',
  ),
  reset: words(
    'Nhập mã này để đặt mật khẩu mới:',
    'Enter this code to set a new password:',
    '請輸入此驗證碼以設定新密碼：',
  ),
};
const account = words('Tên đăng nhập: ', 'Username: ', '使用者名稱：');
const lasts = words(
  `Mã dùng được một lần, trong ${MINUTES} phút. Đừng đưa mã cho ai, kể cả người nói là của Khán Đài.`,
  `The code works once, for ${MINUTES} minutes. Give it to nobody, not even to somebody who says they are from Khán Đài.`,
  `驗證碼限用一次，${MINUTES} 分鐘內有效。請勿告訴任何人，包括自稱 Khán Đài 人員者。`,
);
const notYou = words(
  'Nếu bạn không yêu cầu mã này, hãy bỏ qua thư: không có gì thay đổi.',
  'If you did not ask for it, ignore this message: nothing has changed.',
  '若非您本人要求，請忽略本信，一切維持不變。',
);
const changed: Readonly<Record<'passwordChanged' | 'contactChanged', readonly [Words, Words]>> = {
  passwordChanged: [
    words('Mật khẩu Khán Đài đã đổi', 'Your Khán Đài password was changed', 'Khán Đài 密碼已變更'),
    words(
      'Mật khẩu của bạn vừa được đặt lại, và mọi phiên đăng nhập khác đã kết thúc.',
      'Your password was just set anew, and every other session has ended.',
      '您的密碼剛剛已重設，其他所有登入皆已結束。',
    ),
  ],
  contactChanged: [
    words('Liên hệ của tài khoản Khán Đài đã đổi', 'Your Khán Đài contact was changed', 'Khán Đài 聯絡方式已變更'),
    words(
      'Địa chỉ email hoặc số điện thoại của tài khoản bạn vừa được đổi.',
      'The mail address or phone number of your account was just changed.',
      '您帳號的電子郵件或電話號碼剛剛已變更。',
    ),
  ],
};
const wasIt = words(
  'Nếu không phải bạn làm, hãy dùng “Quên mật khẩu” ngay.',
  'If that was not you, use “Forgotten password” at once.',
  '若非您本人操作，請立即使用「忘記密碼」。',
);

const whyThis = words(
  'Bạn nhận thư này vì đã chọn nhận loại tin này qua email. Đổi lại trong Tài khoản, mục Thông báo.',
  'You get this mail because you chose to hear of this by mail. Change that in your account, under Notifications.',
  '您收到此信，是因為您選擇以電子郵件接收此類訊息。可在帳號的「通知」中變更。',
);

const endHere = words(
  'Thôi nhận loại thư này, bấm một lần: ',
  'Stop mails of this kind with one press: ',
  '一鍵停止接收此類信件：',
);

const deletionSubject = words(
  'Tài khoản Khán Đài của bạn sẽ bị xoá',
  'Your Khán Đài account will be deleted',
  '您的 Khán Đài 帳號將被刪除',
);
const deletionSays = words(
  'Bạn vừa yêu cầu xoá tài khoản. Mọi phiên đăng nhập đã kết thúc, và dữ liệu của bạn sẽ bị xoá vào ngày ',
  'You have just asked to delete your account. Every session has ended, and your data will be erased on ',
  '您剛剛要求刪除帳號。所有登入皆已結束，您的資料將於以下日期刪除：',
);
const deletionAddress = words(
  'Muốn giữ tài khoản, hãy mở địa chỉ này và đăng nhập: ',
  'To keep your account, open this address and log in: ',
  '若要保留帳號，請開啟此網址並登入：',
);
const deletionLast = words(
  'Đăng nhập trước lúc đó để giữ tài khoản. Không phải bạn? Hãy đổi mật khẩu ngay.',
  'Log in before then to keep it. Not you? Change your password at once.',
  '在此之前登入即可保留帳號。若非本人操作，請立即變更密碼。',
);
const keptSubject = words(
  'Tài khoản Khán Đài của bạn được giữ lại',
  'Your Khán Đài account is kept',
  '您的 Khán Đài 帳號已保留',
);
const keptSays = words(
  'Yêu cầu xoá tài khoản đã được huỷ. Không có gì bị xoá.',
  'The deletion of your account was called off. Nothing was erased.',
  '刪除帳號的要求已取消，沒有任何資料被刪除。',
);
const answerSubject = words(
  'Khán Đài trả lời câu hỏi của bạn',
  'Khán Đài has answered your question',
  'Khán Đài 回覆您的問題',
);
const youAsked = words('Bạn đã hỏi:', 'You asked:', '您的問題：');
const askAgain = words(
  'Muốn hỏi tiếp, hãy gửi câu hỏi mới ở trang Trợ giúp: thư gửi về địa chỉ này không ai đọc được.',
  'To ask more, send a new question from the Help page: nobody can read mail to this address.',
  '若要繼續詢問，請在「說明」頁面提出新問題；寄到此地址的信件無人閱讀。',
);
const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
const dayOf = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(localeConfig(locale).iso, { dateStyle: 'long', timeZone: 'Asia/Bangkok' }).format(at);

/** The text of a letter for mail. */
export const written = (letter: Letter, locale: Locale): Written => {
  const named = letter.account === null ? [] : [account[locale] + letter.account];
  if (letter.kind === 'message') {
    const { title, body, endAt } = letter;
    return { subject: title, code: null, paragraphs: [body, ...named, whyThis[locale], endHere[locale] + endAt] };
  }
  if (letter.kind === 'answer') {
    const paragraphs = [
      ...paragraphsOf(letter.answer),
      youAsked[locale],
      ...paragraphsOf(letter.question),
      askAgain[locale],
    ];
    return { subject: answerSubject[locale], code: null, paragraphs };
  }
  if (letter.kind === 'deletionAsked') {
    const says = `${deletionSays[locale]}${dayOf(letter.eraseAt, locale)}.`;
    const paragraphs = [says, ...named, deletionAddress[locale] + letter.address, deletionLast[locale]];
    return { subject: deletionSubject[locale], code: null, paragraphs };
  }
  if (letter.kind === 'deletionCalledOff')
    return { subject: keptSubject[locale], code: null, paragraphs: [keptSays[locale], ...named, wasIt[locale]] };
  if (letter.kind !== 'code') {
    const [subject, says] = changed[letter.kind];
    return { subject: subject[locale], code: null, paragraphs: [says[locale], ...named, wasIt[locale]] };
  }
  const { purpose, code } = letter;
  return {
    subject: codeSubject[purpose][locale],
    code,
    paragraphs: [codeOpening[purpose][locale], ...named, lasts[locale], notYou[locale]],
  };
};

/** A mail as plain text, with the code on a line of its own. */
export const mailText = ({ code, paragraphs: [first = '', ...rest] }: Written): string =>
  [first, ...(code === null ? [] : [code]), ...rest, '– Khán Đài'].join('\n\n');

const paragraph = (text: string, style = ''): string => `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`;

/** A mail as HTML, without pictures, external resources or tracking. */
export const mailHtml = (letter: Written, locale: Locale): string => {
  const { subject, code, paragraphs } = letter;
  const [first = '', ...rest] = paragraphs;
  const digits = code === null ? '' : paragraph(code, 'font:700 32px/40px monospace;letter-spacing:6px');
  return [
    `<!doctype html><html lang="${localeConfig(locale).iso}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/24px sans-serif;color:#0f1f18;background:#ffffff">',
    paragraph(first) + digits + rest.map((text) => paragraph(text)).join(''),
    paragraph('– Khán Đài', 'color:#53665b'),
    '</body></html>',
  ].join('');
};

const smsCode = words(
  `la ma Khan Dai cua ban, dung trong ${MINUTES} phut. Dung dua ma cho ai.`,
  `is your Khan Dai code, good for ${MINUTES} minutes. Give it to nobody.`,
  `是您的 Khán Đài 驗證碼，${MINUTES} 分鐘內有效，請勿告訴他人。`,
);

/**
 * A text message: Vietnamese loses its diacritics, which would halve the available length. The last line binds the code
 * to the portal's host, so that phones fill it in only there; null if the host is unknown.
 */
export const smsText = (letter: Letter, locale: Locale, host: string | null): string => {
  if (letter.kind === 'code')
    return `${letter.code} ${smsCode[locale]}${host === null ? '' : `\n\n@${host} #${letter.code}`}`;
  const { subject, paragraphs } = written(letter, locale);
  const text = `${subject}. ${paragraphs.at(-1) ?? ''}`.replaceAll(/[“”]/g, '"');
  return locale === 'vi' ? unmarked(text) : text;
};

/** Vietnamese text without diacritics, with its upper and lower case. */
const unmarked = (text: string): string =>
  [...text].map((sign) => (sign === sign.toLowerCase() ? fold(sign) : fold(sign).toUpperCase())).join('');
