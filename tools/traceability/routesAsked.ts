const under = (base: string, ...names: readonly string[]): readonly string[] => [
  base,
  ...names.map((name) => `${base}/${name}`),
];

/** Every address in the specification, with its parameters in braces. */
export const routesAsked: readonly string[] = [
  ...['/', '/thong-tin', '/thong-tin-tran-dau', '/menu', '/ve-chung-toi', '/dieu-kien-dieu-khoan'],
  ...['/nhat-ky-thay-doi', '/change-log', '/ung-tuyen-binh-luan-vien', ...under('/khuyen-mai', '{slug}')],
  ...['/gioi-thieu-ban-be', '/nhiem-vu-hang-ngay', '/diem-danh', '/tai-khoan/{slug}', '/sso/ggcallback', '/thanh-vien'],
  ...['casino', 'esport', 'tro-choi/dua-bi', 'the-thao/bong-da', 'the-thao/bong-ro'].map(
    (room) => `/truc-tiep/${room}/{slug}`,
  ),
  ...under(
    '/lich-truc-tiep',
    ...['tat-ca', 'casino', 'esport', 'esport/{slug}', 'tro-choi/dua-bi', 'dat-lich-cua-ban'],
    ...['the-thao/bong-da', 'the-thao/bong-ro', 'the-thao/bong-chuyen', 'slot', 'card-game', 'billiard', 'tennis'],
  ),
  ...['/ket-qua/bong-da', '/ty-le-keo/bong-da', '/lich-thi-dau/bong-da', '/so-sanh/cau-thu', '/so-sanh/doi-bong'],
  ...['/doi-bong/{team}/{id}', '/cau-thu/{player}/{id}', '/giai-dau/{league}/{id}', '/san-van-dong/{venue}/{id}'],
  ...['/quan-ly-doi-bong/{manager}/{id}', '/doi-bong-yeu-thich', '/tran-dau/{home}-vs-{away}/{id}'],
  ...under(
    '/tip-keo',
    ...['{category}', '{category}/su-kien', '{category}/{type}', '{category}/{type}/{slug}', 'chi-tiet/{slug}'],
    ...['tip-cua-toi', '{category}/tran-dau/{id}'],
  ),
  ...under('/tin-tuc', '{category}', '{category}/{type}', '{category}/{type}/{slug}'),
  ...under('/highlight', '{category}', '{category}/{type}', '{category}/{type}/{slug}'),
  ...under(
    '/bang-ton',
    ...['da-luu', 'tim-kiem', 'nhom', 'nhom/{id}', 'vi-tri/{id}', 'ban-be', 'su-kien', 'su-kien/{id}', 'cong-dong'],
    ...['hoat-dong-gan-day', 'trang-ca-nhan', 'trang-ca-nhan/{userId}'],
  ),
  ...under('/chatroom', 'kham-pha', 'theo-doi'),
  ...under(
    '/video-ngan',
    ...['da-luu', 'kham-pha', 'theo-doi', 'xu-huong', '{category}/{detail}', 'trang-ca-nhan', 'trang-ca-nhan/{id}'],
    ...['trang-ca-nhan/tao-moi'],
  ),
  ...under('/phim-anh', 'phim', 'tv-show', 'film-da-luu', 'xem-phim/{slug}'),
  ...under('/tivi', '{nation}', '{nation}/{channel}'),
  ...under('/truyen-tranh', '{slug}', '{slug}/{chapter}'),
  ...under(
    '/am-nhac',
    ...['mood', 'tat-ca', '{artist}', 'album/{name}/{id}', 'bai-hat/{name}/{id}', 'nhac-cua-toi', 'play-list-cua-toi'],
    ...['moi-phat-hanh'],
  ),
  ...under('/game', 'game-hot', 'game-moi', 'game-top', 'xu-huong', 'game-all', 'choi-game/{game}/{id}'),
];
