/**
 * What is refused where the operator says nothing: insults that mean nothing else, in three languages. Vietnamese words
 * that are ordinary ones without their marks ("cặc" and "các", "lồn" and "lon") stand with a `=`, or are one syllable, which
 * is compared with its marks anyway. An entry with `!` in the operator's list takes one of these out.
 */
export const defaultWords: readonly string[] = [
  ...[
    'địt',
    'địt mẹ',
    'địt cụ',
    'địt bố',
    'địt con mẹ',
    '=đụ mẹ',
    '=đụ má',
    'lồn',
    '=mặt lồn',
    'cặc',
    '=con cặc',
    'buồi',
  ],
  ...['=con đĩ', '=đồ đĩ', '=chó đẻ', '=đồ con chó', 'thằng chó đẻ', '=thằng mất dạy', '=đồ mất dạy', 'đồ súc vật'],
  ...['đmm', 'đcm', 'đkm', 'dit me may'],
  ...['fuck*', 'motherfuck*', 'cunt', 'cunts', 'bitch', 'bitches', 'asshole', 'assholes', 'whore', 'slut'],
  ...['nigger*', 'nigga', 'niggas', 'faggot*', 'kys', 'kill yourself', 'piece of shit', 'son of a bitch'],
  ...[
    '操你媽',
    '操你妈',
    '草泥马',
    '草泥馬',
    '肏',
    '幹你娘',
    '干你娘',
    '傻逼',
    '傻屄',
    '煞笔',
    '婊子',
    '狗娘養',
    '狗娘养',
    '雞掰',
    '王八蛋',
  ],
];
