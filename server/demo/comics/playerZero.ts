import { words } from '#server/shared/words.ts';
import { hear, panel, row, say, shout, tell, think, type ScriptChapter } from './script.ts';

/** A boy gets the shirt that nobody wanted. */
export const playerZero: readonly ScriptChapter[] = [
  {
    title: words('Chiếc áo thừa', 'One Shirt Too Few', '多出來的人'),
    pages: [
      [
        row(
          1,
          panel(
            'street',
            tell(
              'Xóm Lưới, năm giờ sáng. Đội của hẻm Bảy có mười hai đứa.',
              'Netmakers’ Lane, five in the morning. The team of Alley Seven is twelve strong.',
              '網村，清晨五點。七號巷的球隊有十二個人。',
            ),
          ),
        ),
        row(
          1.1,
          panel(
            'old',
            say('Áo đây. Số một tới số mười một.', 'Here are the shirts. One to eleven.', '球衣來了，一號到十一號。'),
          ),
        ),
        row(
          0.9,
          panel('sad', think('Mười hai người… mười một áo.', 'Twelve of us… eleven shirts.', '十二個人……十一件球衣。')),
        ),
      ],
      [
        row(
          1,
          panel(
            'girl',
            say(
              'Khôi, hay cậu giữ bóng cho bọn tớ?',
              'Khôi, maybe you could fetch the balls?',
              '阿魁，不然你幫我們撿球？',
            ),
          ),
        ),
        row(1, panel('kid', say('Ừ. Tớ giữ bóng giỏi mà.', 'Sure. I’m good at fetching.', '好啊，我很會撿。'))),
        row(
          1.1,
          panel(
            'old',
            say('Khoan. Còn một miếng vải.', 'Wait. There is one more piece of cloth.', '等等，還有一塊布。'),
          ),
        ),
      ],
      [
        row(1, panel('letter', hear('SOẠT', 'SNIP', '喀嚓'))),
        row(
          1.1,
          panel(
            'old',
            say(
              'Số không. Nó đứng trước mọi số khác.',
              'Zero. It comes before every other number.',
              '零號。它排在所有號碼前面。',
            ),
          ),
        ),
        row(1.2, panel('kid', shout('Số không!', 'Zero!', '零號！'))),
        row(
          0.8,
          panel(
            'dawn',
            tell(
              'Và đó là ngày đầu tiên của cầu thủ số không.',
              'And that was the first day of player zero.',
              '那就是零號球員的第一天。',
            ),
          ),
        ),
      ],
    ],
  },
  {
    title: words('Hiệp phụ', 'Extra Time', '延長賽'),
    pages: [
      [
        row(
          1,
          panel(
            'rain',
            tell(
              'Chung kết các hẻm. Sân Bờ Đê, mưa từ trưa.',
              'The final of the alleys. Dyke Side Ground, rain since noon.',
              '巷弄盃決賽，堤岸球場，從中午下雨到現在。',
            ),
          ),
        ),
        row(
          0.9,
          panel('board', tell('Hẻm Bảy 2, Chợ Phiên 2.', 'Alley Seven 2, Market Fair 2.', '七號巷 2，趕集 2。')),
        ),
        row(1, panel('goal', hear('RẦM', 'THUD', '砰'))),
      ],
      [
        row(1, panel('girl', shout('Thủ môn đau tay rồi!', 'The keeper has hurt her hand!', '守門員手受傷了！'))),
        row(
          1,
          panel('old', say('Ai đã nhìn nhiều cú sút nhất?', 'Who has watched the most shots?', '誰看過最多次射門？')),
        ),
        row(0.9, panel('boyAndCat', say('…Người giữ bóng.', '…Whoever fetched the balls.', '……撿球的人。'))),
      ],
      [
        row(
          1,
          panel(
            'kid',
            think(
              'Bóng luôn nói trước nó đi đâu. Chỉ cần nhìn.',
              'A ball always tells where it is going. You only have to look.',
              '球總會先說它要去哪，看就好。',
            ),
          ),
        ),
        row(1.1, panel('ball', hear('VÚT', 'WHOOSH', '咻'))),
        row(1.1, panel('goal', shout('Bắt được!', 'Caught it!', '接住了！'))),
        row(
          0.8,
          panel(
            'rain',
            tell('Hết hiệp phụ. Còn luân lưu.', 'Extra time is over. Penalties remain.', '延長賽結束，只剩十二碼。'),
          ),
        ),
      ],
    ],
  },
  {
    title: words('Quả cuối cùng', 'The Last Kick', '最後一球'),
    pages: [
      [
        row(
          1,
          panel(
            'pitch',
            tell(
              'Bốn quả trôi qua. Cả hai bên không ai sút hỏng.',
              'Four kicks each. Nobody has missed.',
              '各踢了四球，沒有人失手。',
            ),
          ),
        ),
        row(1, panel('girlAndBoy', say('Cậu sợ không?', 'Are you afraid?', '你怕嗎？'))),
        row(
          0.9,
          panel('kid', say('Số không thì có gì để mất đâu.', 'Zero has nothing to lose.', '零號沒什麼好輸的。')),
        ),
      ],
      [
        row(
          1,
          panel(
            'shoe',
            think(
              'Mũi giày chúc xuống: nó định sút thẳng.',
              'His toe points down: he will shoot straight.',
              '鞋尖朝下：他要踢正中間。',
            ),
          ),
        ),
        row(1, panel('ball', hear('BỘP', 'POW', '砰'))),
        row(
          1.1,
          panel(
            'goal',
            tell(
              'Cậu không bay người. Cậu chỉ đứng đó, và mở tay ra.',
              'He did not dive. He only stood there and opened his arms.',
              '他沒有撲，只是站著，張開雙臂。',
            ),
          ),
        ),
      ],
      [
        row(1, panel('crowd', shout('Số không! Số không!', 'Zero! Zero!', '零號！零號！'))),
        row(
          1,
          panel(
            'old',
            say(
              'Mùa sau bác may thêm áo. Số mười hai nhé?',
              'Next season I will sew another shirt. Number twelve?',
              '下一季我再縫一件，十二號好嗎？',
            ),
          ),
        ),
        row(1, panel('kid', say('Không ạ. Cháu có số rồi.', 'No, sir. I have my number.', '不用，我有號碼了。'))),
        row(
          1,
          panel(
            'dawn',
            tell(
              'Hôm sau, cả hẻm Bảy ra sân với một số không vẽ sau lưng.',
              'The next day all of Alley Seven came with a zero painted on their backs.',
              '隔天，七號巷每個人背後都畫了一個零。',
            ),
          ),
        ),
      ],
    ],
  },
];
