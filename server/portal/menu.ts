import type { LiveMode } from '#domain/live/mode.ts';
import { modeById } from '#domain/live/mode.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { words, type Words } from '../shared/words.ts';

interface Leaf {
  readonly key: string;
  readonly label: string;
  readonly path: string;
  readonly icon: string;
}
export interface Item extends Leaf {
  readonly children?: readonly Leaf[];
}
export interface Menus {
  readonly 'header-v4': readonly Item[];
  readonly footerv4: readonly Item[];
  readonly nav: readonly Item[];
}

const labels = {
  home: words('Trang chủ', 'Home', '首頁'),
  live: words('Trực tiếp', 'Live', '直播'),
  schedule: words('Lịch trực tiếp', 'Live schedule', '直播賽程'),
  booked: words('Lịch bạn đã đặt', 'Your bookings', '你的預約'),
  chat: words('Phòng chat', 'Chat room', '聊天室'),
  menu: words('Menu', 'Menu', '選單'),
  apply: words('Ứng tuyển bình luận viên', 'Become a commentator', '應徵解說員'),
  information: words('Thông tin', 'Information', '資訊'),
  about: words('Về chúng tôi', 'About us', '關於我們'),
  terms: words('Điều kiện và điều khoản', 'Terms and conditions', '服務條款'),
  help: words('Trợ giúp', 'Help', '說明'),
  privacyNotice: words('Quyền riêng tư và cookie', 'Privacy and cookies', '隱私與 Cookie'),
  changes: words('Nhật ký thay đổi', 'Change log', '更新紀錄'),
} as const satisfies Readonly<Record<string, Words>>;

/** The menus of what the portal has, paths without language prefix; `modes` are those with their names in that language. */
export const menusIn = (locale: Locale, modes: readonly LiveMode[]): Menus => {
  const item = (key: keyof typeof labels, path: string, icon: string): Item => ({
    key,
    label: labels[key][locale],
    path,
    icon,
  });
  const home = item('home', hrefOf('home'), 'house');
  const schedule = item('schedule', hrefOf('schedule'), 'calendar-days');
  const chat = item('chat', hrefOf('chatroom'), 'message-circle');
  const booked = item('booked', hrefOf('scheduleBooked'), 'ticket');
  const apply = item('apply', hrefOf('application'), 'mic');
  const scheduleOf = ({ liveModeId, name, slug, icon }: LiveMode): Leaf => ({
    key: slug,
    label: name,
    path: `/lich-truc-tiep/${modeById(liveModeId)?.schedule ?? 'tat-ca'}`,
    icon,
  });
  const reading = (['help', 'information', 'about', 'terms', 'privacyNotice', 'changes'] as const).map((id) =>
    item(id, hrefOf(id), 'info'),
  );
  return {
    'header-v4': [home, { ...schedule, children: modes.map(scheduleOf) }, booked, chat],
    footerv4: [home, schedule, chat, item('menu', hrefOf('menu'), 'menu'), apply, ...reading],
    nav: [item('menu', hrefOf('menu'), 'menu'), item('live', hrefOf('schedule'), 'radio'), home, chat],
  };
};
