import type { Sport } from '../leagues.ts';
import { footballTalk } from './football.ts';
import type { Lines } from './lines.ts';

const basketball: Lines = {
  vi: [
    'ném ba điểm như uống nước',
    '{home} phòng ngự vùng, {away} bí quá',
    'rê qua hai người rồi chuyền không nhìn, trời',
    '{score}, bám đuổi nghẹt thở',
    'giày kêu két két nghe đã tai',
    'hội ý đi huấn luyện viên ơi',
    'úp rổ cái rung cả khung!',
    'ném phạt mà trượt cả hai, tiếc đứt ruột',
    '{voice} đọc chiến thuật cuốn thật',
    'ai cổ vũ {leader} điểm danh',
    'bốn phút nữa thôi, giữ bóng chắc vào',
  ],
  en: [
    'threes like it is nothing',
    '{score}, this is breathless',
    'no-look pass, are you serious',
    'time-out please, coach',
    'that dunk moved the whole frame',
    'who is with {leader}?',
  ],
  zh: ['三分球像喝水一樣', '{score}，咬得好緊', '教練快叫暫停', '這記灌籃整個籃框都在晃', '支持 {leader} 的舉手'],
};
const esport: Lines = {
  vi: [
    'giao tranh đẹp quá, xoay chiêu chuẩn từng giây',
    '{home} kiểm soát tầm nhìn tốt hơn hẳn',
    'đừng đẩy lẻ nữa, về thủ đi',
    'cướp mục tiêu lớn ngay trước mũi luôn',
    'đội hình này càng về cuối càng mạnh',
    '{note} này dài ghê',
    'lên đồ kiểu đó thì chịu rồi',
    '{away} lật kèo được không nhỉ',
    'mình tập theo mà toàn thua, xem họ đánh dễ thế',
    '{voice} giải thích cho người mới dễ hiểu thật',
  ],
  en: [
    'what a team fight, every skill on time',
    '{home} own the whole map vision',
    'stop split pushing, go home and defend',
    'stolen right in front of them, wow',
    'this line-up scales so hard',
    'can {away} turn it around?',
  ],
  zh: ['這波團戰太漂亮', '{home} 視野控制好太多', '別再單帶了，快回防', '目標被當面搶走了', '{away} 還能翻盤嗎'],
};
const marble: Lines = {
  vi: [
    'bi Hổ Phách bị kẹt ở khúc cua rồi!',
    'mình chọn Mật Ong, lượt nào cũng về nhì',
    'nghe tiếng bi lăn thư giãn ghê',
    'vượt phải ở đoạn phễu, gắt quá',
    '{note} rồi mà vẫn chưa ai bứt lên',
    'Đêm Cảng mới là ngựa ô nha mọi người',
    'con mình ba tuổi xem không chớp mắt',
    'rớt khỏi đường đua luôn, thương',
    'ai thiết kế đường đua này xin một tràng vỗ tay',
  ],
  en: [
    'Amber is stuck in the bend!',
    'I back Honey and it is second every time',
    'the sound of rolling marbles is so calming',
    'Harbour Night is the dark horse, trust me',
    'off the track, poor thing',
  ],
  zh: ['琥珀卡在彎道了！', '我押蜂蜜，每輪都第二', '聽彈珠滾動好療癒', '港夜才是黑馬', '飛出賽道了，可憐'],
};
const casino: Lines = {
  vi: [
    'bàn này đông vui ghê',
    '{voice} chia bài nhanh mà gọn thật',
    'ván vừa rồi lật kèo phút cuối',
    'mình chỉ ngồi xem thôi, không chơi',
    'nhạc nền hợp không khí quá',
    'ba ván liền cùng một cửa, lạ nhỉ',
    '{note} rồi, ai ngồi từ đầu tới giờ không',
    'xem cho vui thôi nha cả nhà',
  ],
  en: [
    'good company at this table',
    '{voice} deals so fast and so neat',
    'what a turn in that last hand',
    'just watching, not playing',
    'same side three hands in a row, odd',
  ],
  zh: ['這桌好熱鬧', '{voice} 發牌又快又俐落', '剛才那局最後翻盤', '我只看不玩', '連續三局同一邊，好奇怪'],
};

export const talkOf: Readonly<Record<Sport, Lines>> = {
  ...{ football: footballTalk, basketball, esport, marble, casino },
  ...{ volleyball: basketball, tennis: basketball, billiard: casino },
};

/** What a commentator says from time to time, in any sport. */
export const voiceTalk: Lines = {
  vi: [
    'Chào cả nhà, ai mới vào thì điểm danh hàng ghế nào!',
    'Mọi người nghe rõ tiếng {voice} chưa ạ?',
    'Đang {score}, mười phút tới sẽ hay lắm đây.',
    'Cổ vũ hết mình nhưng văn minh nha cả nhà.',
  ],
  en: [
    'Welcome in, tell me which row you are sitting in!',
    'Is my sound all right on your side?',
    'Cheer loud, stay kind, everybody.',
  ],
  zh: ['歡迎進來，大家報一下坐第幾排！', '聲音聽得清楚嗎？', '大聲加油，也請保持友善。'],
};
