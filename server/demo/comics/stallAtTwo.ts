import { words } from '#server/shared/words.ts';
import { hear, panel, row, say, tell, think, wide, type ScriptChapter } from './script.ts';

/** A stall that opens when the matches are over. */
export const stallAtTwo: readonly ScriptChapter[] = [
  {
    title: words('Bát của người thua', 'The Loser’s Bowl', '輸家的那碗麵'),
    pages: [
      [
        row(
          1.1,
          panel(
            'street',
            tell(
              'Hai giờ sáng, phố Cống Đá. Chỉ còn một quán mở.',
              'Two in the morning, Stone Sluice Road. One stall is open.',
              '凌晨兩點，石閘路，只剩一家店開著。',
            ),
          ),
        ),
        row(
          1,
          panel('cook', say('Thắng hay thua?', 'Won or lost?', '贏還是輸？')),
          panel('sad', say('Thua. Bốn không.', 'Lost. Four nil.', '輸了，四比零。')),
        ),
        row(1, panel('bowl', say('Vậy khỏi trả tiền.', 'Then you pay nothing.', '那就不用付錢。'))),
      ],
      [
        row(
          1,
          panel('kid', say('Sao lại thế ạ?', 'Why is that?', '為什麼？')),
          panel('cook', say('Người thắng đã có đủ rồi.', 'Winners have enough already.', '贏的人已經夠多了。')),
        ),
        row(
          1.1,
          wide(
            'cookAndOld',
            say('Ông ấy ăn chùa ba mươi năm.', 'He has eaten free for thirty years.', '他白吃了三十年。'),
          ),
          panel('old', say('Tôi theo Sân Kho mà.', 'I follow Sân Kho.', '我支持穀場嘛。')),
        ),
        row(1, panel('bowl', hear('XÌ XỤP', 'SLURP', '呼嚕'))),
      ],
      [
        row(
          1,
          panel(
            'kid',
            think('Ngon quá. Gần như đáng để thua.', 'So good. Almost worth losing for.', '真好吃，幾乎值得輸一場。'),
          ),
        ),
        row(
          1,
          panel('cook', say('Đừng quen nhé.', 'Don’t get used to it.', '可別習慣了。')),
          panel('kid', say('Tuần sau cháu sẽ trả tiền!', 'Next week I will pay!', '下週我一定付錢！')),
        ),
        row(
          1.1,
          panel(
            'dawn',
            tell(
              'Tuần sau, cậu trả tiền. Và gọi thêm một bát cho người thua.',
              'Next week he paid. And ordered another bowl, for whoever had lost.',
              '下週他付了錢，還為輸的人多點了一碗。',
            ),
          ),
        ),
      ],
    ],
  },
  {
    title: words('Người khách im lặng', 'The Silent Guest', '沉默的客人'),
    pages: [
      [
        row(
          1.1,
          panel(
            'rain',
            tell(
              'Đêm mưa. Một người mặc áo đen ngồi góc trong.',
              'A night of rain. Somebody in black sits in the corner.',
              '雨夜，一個穿黑衣的人坐在角落。',
            ),
          ),
        ),
        row(
          1,
          panel('old', think('Chính là ông ta.', 'It is him.', '就是他。')),
          panel('cookAndOld', say('Ai cơ?', 'Who?', '誰？')),
        ),
        row(1, panel('old', say('Trọng tài trận chiều nay.', 'The referee of this afternoon.', '今天下午的裁判。'))),
      ],
      [
        row(
          1,
          panel(
            'board',
            tell(
              'Phút chín mươi ba. Một quả phạt đền. Cả thành phố chưa quên.',
              'Minute ninety-three. A penalty. The whole town remembers.',
              '第九十三分鐘，一個十二碼，全城都還記得。',
            ),
          ),
        ),
        row(
          1,
          panel('cook', say('Thắng hay thua?', 'Won or lost?', '贏還是輸？')),
          panel('sad', say('…Tôi không được phép thắng.', '…I am not allowed to win.', '……我不能贏。')),
        ),
        row(1, panel('bowl', say('Vậy cũng khỏi trả tiền.', 'Then you pay nothing either.', '那也不用付錢。'))),
      ],
      [
        row(
          1,
          panel('old', say('Quả đó… có đúng không?', 'That penalty… was it one?', '那球……真的是嗎？')),
          panel('sad', say('Tôi xem lại mười lần. Đúng.', 'I watched it ten times. It was.', '我看了十遍，是的。')),
        ),
        row(
          1,
          wide(
            'cookAndOld',
            say('Hừm. Ngồi dịch vào, mưa tạt đấy.', 'Hm. Move over, the rain gets in.', '嗯，坐過來，雨會潑進來。'),
          ),
          panel('bowl'),
        ),
        row(
          1.1,
          panel(
            'street',
            tell(
              'Họ ăn cho đến sáng, không ai nói thêm câu nào.',
              'They ate until morning, and nobody said another word.',
              '他們吃到天亮，沒有人再說一句話。',
            ),
          ),
        ),
      ],
    ],
  },
  {
    title: words('Bát cuối cùng', 'The Last Bowl', '最後一碗'),
    pages: [
      [
        row(
          1,
          panel(
            'letter',
            tell(
              'Phố sắp làm lại. Quán phải dọn trước cuối tháng.',
              'The street will be rebuilt. The stall must go by the end of the month.',
              '街道要重建，小店月底前得搬走。',
            ),
          ),
        ),
        row(
          1,
          panel('cook', say('Cũng tới lúc rồi.', 'It is time, I suppose.', '也該是時候了。')),
          panel('sad', say('Cô đi đâu?', 'Where will you go?', '您要去哪？')),
        ),
        row(
          1.1,
          panel(
            'night',
            tell(
              'Đêm cuối, không có trận nào. Vậy mà ai cũng tới.',
              'On the last night there was no match. And yet everybody came.',
              '最後一晚沒有比賽，大家卻都來了。',
            ),
          ),
        ),
      ],
      [
        row(1.1, panel('crowd', say('Hôm nay ai cũng thua cả!', 'Tonight we have all lost!', '今晚我們都輸了！'))),
        row(
          1,
          panel('old', say('Sân Kho có cái kho bỏ không.', 'Sân Kho has an empty barn.', '穀場有間空倉庫。')),
          panel('cookAndOld', say('Ngay dưới khán đài?', 'Under the stand?', '就在看台下面？')),
        ),
        row(
          1,
          panel(
            'kid',
            say('Bọn cháu sơn rồi. Còn ướt đấy!', 'We have painted it. It is still wet!', '我們刷好漆了，還沒乾呢！'),
          ),
        ),
      ],
      [
        row(
          1,
          panel(
            'stand',
            tell(
              'Dưới khán đài Sân Kho, cửa số hai, mở lúc hai giờ.',
              'Under the stand of Sân Kho, gate two, open at two.',
              '穀場看台下，二號門，兩點開門。',
            ),
          ),
        ),
        row(
          1,
          panel('cook', say('Thắng hay thua?', 'Won or lost?', '贏還是輸？')),
          panel(
            'old',
            say(
              '…Thắng. Lần đầu sau ba mươi năm.',
              '…Won. For the first time in thirty years.',
              '……贏了，三十年來第一次。',
            ),
          ),
        ),
        row(1.1, panel('bowl', say('Thế thì trả tiền đi, ông già.', 'Then pay up, old man.', '那就付錢吧，老頭。'))),
      ],
    ],
  },
];
