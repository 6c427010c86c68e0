import { words } from '#server/shared/words.ts';
import { hear, panel, row, say, shout, tell, think, wide, type ScriptChapter } from './script.ts';

/** A cat looks after a ground. */
export const standCat: readonly ScriptChapter[] = [
  {
    title: words('Tiếng còi mất tích', 'The Missing Whistle', '失蹤的哨子'),
    pages: [
      [
        row(
          1.1,
          panel(
            'stand',
            tell(
              'Sân Bến Cũ. Còn mười phút nữa là bóng lăn.',
              'Old Wharf Stadium. Ten minutes to kick-off.',
              '舊渡球場，再過十分鐘開賽。',
            ),
          ),
        ),
        row(1, panel('old', say('Còi đâu rồi?', 'Where is the whistle?', '哨子呢？')), panel('cat')),
        row(
          1,
          wide('oldAndCat', say('Mun, mày có thấy không?', 'Mun, have you seen it?', '阿墨，你看到了嗎？')),
          panel('eyes', hear('CHỚP', 'BLINK', '眨')),
        ),
      ],
      [
        row(1, panel('crowd', shout('Đá đi! Đá đi!', 'Kick off! Kick off!', '開球！開球！'))),
        row(
          1,
          panel('kid', say('Bác thử huýt sáo?', 'Could you whistle?', '您吹口哨呢？')),
          panel('old', say('Răng bác rụng hết rồi.', 'I have no teeth left.', '我牙都掉光了。')),
        ),
        row(1.1, wide('leap', hear('VÈO', 'ZOOM', '嗖')), panel('shoe')),
      ],
      [
        row(1, panel('boyAndCat', say('Nó nằm trên cái gì kia kìa!', 'It is lying on something!', '牠趴在什麼上面！'))),
        row(1, panel('bang', shout('TOÉT!', 'TWEET!', '嗶！')), panel('cat')),
        row(
          1.1,
          panel(
            'pitch',
            tell(
              'Hoá ra Mun chỉ muốn là người bắt đầu trận đấu.',
              'It turned out that Mun only wanted to be the one to start the match.',
              '原來阿墨只是想當開賽的那一個。',
            ),
          ),
        ),
      ],
    ],
  },
  {
    title: words('Đèn số bốn', 'Lamp Number Four', '四號燈'),
    pages: [
      [
        row(
          1.1,
          panel(
            'night',
            tell(
              'Đêm nào đèn số bốn cũng tắt đúng mười giờ.',
              'Every night lamp number four goes out at ten.',
              '每晚十點，四號燈準時熄滅。',
            ),
          ),
        ),
        row(1, panel('lamp', hear('TẠCH', 'CLICK', '喀')), panel('old', say('Lại nữa.', 'Not again.', '又來了。'))),
        row(
          1,
          panel('girl', say('Hay là ma?', 'Perhaps a ghost?', '會不會是鬼？')),
          panel('kid', say('Ma thì cần gì tắt đèn.', 'Ghosts need no dark.', '鬼才不用關燈。')),
        ),
      ],
      [
        row(
          1,
          panel(
            'street',
            tell(
              'Họ trèo lên cột đèn, từng nấc một.',
              'They climbed the pole, rung by rung.',
              '他們一階一階爬上燈柱。',
            ),
          ),
        ),
        row(
          1,
          panel('eyes', say('Có mắt!', 'Eyes!', '有眼睛！')),
          panel('eyes'),
          panel('eyes', say('Nhiều mắt!', 'Many eyes!', '好多眼睛！')),
        ),
        row(1.1, panel('cat', say('Ra là mày, Mun.', 'So it is you, Mun.', '原來是你，阿墨。'))),
      ],
      [
        row(
          1,
          panel(
            'lamp',
            tell(
              'Dưới chao đèn ấm, bốn mèo con nằm ngủ.',
              'Under the warm shade slept four kittens.',
              '溫暖的燈罩下，四隻小貓睡著了。',
            ),
          ),
        ),
        row(
          1,
          panel(
            'old',
            say(
              'Tắt đèn cho con ngủ. Phải rồi.',
              'Lights out, so that the children sleep. Of course.',
              '關燈讓孩子睡。當然囉。',
            ),
          ),
          panel('girlAndBoy'),
        ),
        row(
          1.1,
          panel(
            'night',
            tell(
              'Mùa ấy, Bến Cũ đá dưới ba ngọn đèn, và không thua trận nào.',
              'That season the Old Wharf played under three lamps, and lost no match.',
              '那一季，舊渡只用三盞燈比賽，一場都沒輸。',
            ),
          ),
        ),
      ],
    ],
  },
  {
    title: words('Ghế cuối hàng', 'The Last Seat in the Row', '最後一排的座位'),
    pages: [
      [
        row(
          1.1,
          panel(
            'stand',
            tell(
              'Câu lạc bộ sắp thay ghế mới. Ghế cuối hàng sẽ bị bỏ.',
              'The club is getting new seats. The last one in the row will go.',
              '球會要換新座椅，最後一個位子要拆掉。',
            ),
          ),
        ),
        row(
          1,
          panel('old', say('Ghế đó có người ngồi.', 'That seat is taken.', '那個位子有人坐。')),
          panel('letter', say('Không có vé nào cả.', 'There is no ticket for it.', '沒有這個位子的票。')),
        ),
        row(1, panel('cat'), panel('sad', think('Mun không có vé…', 'Mun has no ticket…', '阿墨沒有票……'))),
      ],
      [
        row(
          1,
          panel('girl', say('Vé mùa bao nhiêu tiền?', 'How much is a season ticket?', '季票多少錢？')),
          panel('kid', say('Tớ có ba mươi nghìn.', 'I have thirty thousand.', '我有三萬盾。')),
        ),
        row(1.1, panel('crowd', shout('Góp cho Mun!', 'For Mun!', '為了阿墨！'))),
        row(1, panel('shoe', hear('LENG KENG', 'CLINK', '叮噹')), panel('board')),
      ],
      [
        row(
          1,
          panel(
            'letter',
            tell(
              'Vé số 1 908. Tên: Mun. Nghề nghiệp: giữ sân.',
              'Ticket 1,908. Name: Mun. Occupation: groundskeeper.',
              '票號 1908，姓名：阿墨，職業：球場管理員。',
            ),
          ),
        ),
        row(
          1.1,
          wide('oldAndCat', say('Chào đồng nghiệp.', 'Good evening, colleague.', '同事，晚安。')),
          panel('leap'),
        ),
        row(
          1,
          panel(
            'dawn',
            tell(
              'Từ đó, mỗi trận bắt đầu khi ghế cuối hàng đã có người ngồi.',
              'Since then no match begins before the last seat is taken.',
              '從此，最後那個位子有人坐了，比賽才開始。',
            ),
          ),
        ),
      ],
    ],
  },
];
