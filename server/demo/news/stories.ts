interface Told {
  readonly title: string;
  readonly summary: string;
  readonly quote: string;
  readonly body: readonly string[];
}
/** A story of ours, about nobody's result. */
export interface Story {
  readonly key: string;
  readonly type: 'cau-chuyen' | 'san-bai' | 'khan-gia';
  readonly cover: string;
  readonly vi: Told;
  readonly en: Told;
  readonly zh: Told;
}

export const stories: readonly Story[] = [
  {
    ...{ key: 'coi', type: 'cau-chuyen', cover: 'tunnel' },
    vi: {
      title: 'Trọng tài kể về quả phạt đền không thổi',
      summary: 'Một buổi tối mưa, một cái còi và một câu xin lỗi.',
      quote: 'Tôi thấy chân chạm bóng trước. Về nhà xem lại, tôi thấy mình nhìn nhầm.',
      body: [
        'Ông vẫn giữ cái còi của trận đấu ấy trong ngăn kéo bàn ăn, bên cạnh những hóa đơn tiền điện.',
        'Sáng hôm sau, ông gọi cho đội trưởng của đội chịu thiệt và xin lỗi. Hai người nói chuyện nửa tiếng, phần lớn là về mưa.',
        'Từ đó, trước mỗi trận, ông đi một vòng quanh khu phạt đền để biết mình sẽ đứng ở đâu.',
      ],
    },
    en: {
      title: 'A referee on the penalty he did not give',
      summary: 'A night of rain, a whistle and an apology.',
      quote: 'I saw the foot touch the ball first. At home I watched it again and saw that I was wrong.',
      body: [
        'He still keeps the whistle of that match in the drawer of the kitchen table, next to the electricity bills.',
        'The next morning he rang the captain of the side that had suffered and apologised. They talked for half an hour, mostly about the rain.',
        'Since then he walks once around the penalty area before every match, so that he knows where he is going to stand.',
      ],
    },
    zh: {
      title: '裁判談那次沒有吹的十二碼',
      summary: '一個雨夜、一只哨子，還有一句道歉。',
      quote: '我當時看到腳先碰到球。回家重看，才發現是我看錯了。',
      body: [
        '那場比賽的哨子，他至今仍放在餐桌抽屜裡，旁邊是電費單。',
        '隔天早上，他打電話給吃虧那隊的隊長道歉。兩人聊了半個小時，大多在聊那場雨。',
        '從此每場比賽前，他都會繞禁區走一圈，先弄清楚自己該站在哪裡。',
      ],
    },
  },
  {
    ...{ key: 'nuoc', type: 'san-bai', cover: 'rain' },
    vi: {
      title: 'Mười hai người và một mặt sân ngập nước',
      summary: 'Họ có bốn tiếng, sáu cái chổi và một máy bơm mượn của ruộng bên cạnh.',
      quote: 'Nước rút được thì bóng lăn được, chuyện chỉ có vậy.',
      body: [
        'Bốn giờ sáng, người trông sân gọi tất cả những ai có ủng trong danh bạ.',
        'Họ khơi lại rãnh thoát nước cũ sau khung thành phía bắc, nơi không ai đụng tới đã nhiều năm.',
        'Khi người xem đầu tiên qua cổng, mười hai người ấy đang ngủ gật trên băng ghế huấn luyện.',
      ],
    },
    en: {
      title: 'Twelve people and a flooded pitch',
      summary: 'They had four hours, six brooms and a pump borrowed from the field next door.',
      quote: 'If the water goes, the ball rolls. That is all there is to it.',
      body: [
        'At four in the morning the groundsman rang everybody in his phone who owned a pair of boots.',
        'They cleared the old drain behind the northern goal, which nobody had touched for years.',
        'When the first spectator came through the gate, the twelve of them were dozing on the bench.',
      ],
    },
    zh: {
      title: '十二個人與一片積水的球場',
      summary: '他們有四個小時、六把掃帚，還有一台向隔壁農田借來的抽水機。',
      quote: '水退得掉，球就滾得動，就這麼簡單。',
      body: [
        '凌晨四點，球場管理員把電話簿裡有雨鞋的人全都叫了起來。',
        '他們重新疏通北側球門後方的舊水溝，那裡多年沒有人動過。',
        '第一位觀眾進場時，這十二個人正靠在替補席上打瞌睡。',
      ],
    },
  },
  {
    ...{ key: 'vai', type: 'khan-gia', cover: 'tifo' },
    vi: {
      title: 'Tấm vải bốn trăm mét may trong mười đêm',
      summary: 'Mười hai người, một sàn nhà kho và rất nhiều cà phê.',
      quote: 'Đường chỉ nào cũng lệch, nhưng đứng xa thì thẳng.',
      body: [
        'Họ vẽ hình lên sàn nhà kho bằng phấn, rồi cắt vải theo những vạch ấy.',
        'Máy khâu duy nhất hỏng vào đêm thứ sáu, nên phần còn lại được khâu tay.',
        'Tấm vải được kéo lên trong bốn mươi giây, rồi lại nằm trong kho chờ mùa sau.',
      ],
    },
    en: {
      title: 'Four hundred metres of cloth, sewn in ten nights',
      summary: 'Twelve people, the floor of a warehouse and a great deal of coffee.',
      quote: 'Every seam is crooked, but from a distance they are straight.',
      body: [
        'They drew the picture on the warehouse floor in chalk and cut the cloth along the lines.',
        'The only sewing machine broke on the sixth night, so the rest was sewn by hand.',
        'The banner went up in forty seconds, and then back into the warehouse to wait for next season.',
      ],
    },
    zh: {
      title: '四百公尺的布，縫了十個夜晚',
      summary: '十二個人、一間倉庫的地板，還有很多咖啡。',
      quote: '每條縫線都是歪的，但站遠一點看就直了。',
      body: [
        '他們先用粉筆把圖畫在倉庫地上，再沿著線裁布。',
        '唯一的縫紉機在第六個晚上壞了，剩下的全靠手縫。',
        '巨幅布幔花了四十秒升起，之後又回到倉庫，等待下一個球季。',
      ],
    },
  },
  {
    ...{ key: 'den', type: 'san-bai', cover: 'stadium' },
    vi: {
      title: 'Người thay bóng đèn trên cột cao ba mươi mét',
      summary: 'Mỗi năm hai lần, ông leo lên nơi nhìn rõ nhất cả sân.',
      quote: 'Trên đó không nghe tiếng hò, chỉ nghe gió.',
      body: [
        'Ông mang theo dây, găng tay và một quả cam, không bao giờ nhiều hơn.',
        'Ông biết bóng nào sắp hỏng nhờ màu: chúng ngả vàng trước khi tắt hẳn một tuần.',
        'Chưa lần nào ông xem trọn một trận từ trên ấy. Ông nói ngồi ghế vẫn hơn.',
      ],
    },
    en: {
      title: 'The man who changes bulbs thirty metres up',
      summary: 'Twice a year he climbs to the best view in the ground.',
      quote: 'You cannot hear the singing up there, only the wind.',
      body: [
        'He takes a rope, gloves and an orange, and never anything more.',
        'He can tell which bulb is about to fail by its colour: it turns yellow a week before it goes out.',
        'He has never watched a whole match from up there. A seat, he says, is better.',
      ],
    },
    zh: {
      title: '在三十公尺高的燈柱上換燈泡的人',
      summary: '每年兩次，他會爬上全場視野最好的地方。',
      quote: '上面聽不到歌聲，只聽得到風。',
      body: [
        '他只帶繩索、手套和一顆橘子，從不多帶。',
        '他看顏色就知道哪顆燈泡快壞了：熄滅前一週，燈光會先變黃。',
        '他從未在上面看完一整場比賽。他說，還是坐在椅子上好。',
      ],
    },
  },
];
