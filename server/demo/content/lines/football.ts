import type { Lines } from './lines.ts';

export const footballTalk: Lines = {
  vi: [
    'đường chọc khe vừa rồi ảo thật sự',
    'trọng tài ơi còi đâu???',
    '{away} dâng cao quá, một quả vượt tuyến là xong',
    'phạt góc, đứng hết dậy!',
    'lần đầu vào, khán đài này ồn ghê',
    'thủ môn {home} hôm nay có keo trên tay',
    'chuyền về nhiều quá, đá tới đi nào',
    'ai đang xem trên xe buýt giống mình không',
    'mình nghe tiếng trước hình vài giây, tải lại là khớp',
    'pha đó mà lọt vào là nổ tung khán đài',
    '{voice} nói câu nào trúng câu đó',
    'hàng tiền vệ {home} chạy không biết mệt luôn',
    'cho xin tỉ số dự đoán của mọi người cái nào',
    'pha xử lý một chạm đẹp như tranh',
    'cột dọc cứu {away} một bàn trông thấy',
    'ủa việt vị hả, nhìn đâu có',
    'sân trơn quá, ai cũng trượt',
    'mẹ mình hỏi sao con la to thế',
    'giờ này mà thay người là hợp lý rồi',
    'giữ bóng kiểu này buồn ngủ ghê, sút xa thử coi',
    'cánh trái của {home} đang bỏ trống kìa',
    'ăn tối xong quay lại vẫn {score}',
    'xem với ông nội, ông bảo hồi xưa đá còn hay hơn',
    'thế trận giằng co căng như dây đàn',
    'nói trước là {leader} thắng trận này nha',
  ],
  en: [
    'that pass through the middle was outrageous',
    'ref, where is your whistle???',
    '{away} are pressing so high, one long ball and they are gone',
    'corner. everybody up!',
    'first time here, this stand is loud',
    'the {home} keeper has glue on his gloves tonight',
    'hit the post! how did that stay out',
    'still {score}? I went to make noodles',
    'someone shoot from distance, please',
    '{voice} called that one a minute ago',
    'the pitch is like an ice rink',
    'watching from the night shift, keep the noise down :)',
  ],
  zh: [
    '剛才那記直塞太誇張了',
    '裁判，哨子呢？？？',
    '{away} 壓得太前了，一個長傳就完蛋',
    '角球！大家站起來',
    '第一次來，這看台好吵',
    '{home} 的門將今天手上有膠水',
    '打中門柱！真可惜',
    '下班路上看，比數還是 {score}',
    '{voice} 講得真準',
  ],
};

export const footballGoal: Lines = {
  vi: [
    'VÀOOOOO!!! {player}!!!',
    'trời ơi {player} {minute}!',
    '{score} rồi, hàng xóm sang gõ cửa luôn',
    'biết ngay, biết ngay mà!!!',
    'mình vừa đi lấy nước thì vào...',
    'xem lại đi, pha dứt điểm quá gọn',
  ],
  en: [
    'GOOOAL! {player}!!!',
    '{player}, what a finish',
    '{score}! the whole row is on its feet',
    'I looked away for two seconds…',
  ],
  zh: ['進啦！！！{player}！！！', '{score}！整排都站起來了', '{player} 這球太漂亮', '我才去倒杯水就進了……'],
};

/** What a commentator says after a goal. */
export const footballCall: Lines = {
  vi: [
    'Cả hàng ghế C đứng dậy hết rồi! {player} ghi bàn, {score}!',
    '{score}! {player} lạnh lùng quá, khán đài rung lên rồi đây!',
    'Bàn thắng của {player}! Ai dự đoán đúng {score} thì lên tiếng nào!',
  ],
  en: ['Nobody in row C is sitting down any more. {player}, {score}!', '{score}! Ice cold, {player}.'],
  zh: ['C 排已經沒有人坐著了！{player} 破門，{score}！', '{score}！{player} 太冷靜了！'],
};
