import { describe, expect, it } from 'vitest';
import { mentionOf, mentionQuery, mentionsMe, textParts } from './mentions.ts';

describe('mentions', () => {
  it('finds names after "@" and tells the reader from others', () => {
    expect(textParts('ơi @Hạt_Dẻ và @Mai, xem kìa', 'mai')).toEqual([
      { kind: 'text', text: 'ơi ' },
      { kind: 'mention', text: '@Hạt_Dẻ' },
      { kind: 'text', text: ' và ' },
      { kind: 'me', text: '@Mai' },
      { kind: 'text', text: ', xem kìa' },
    ]);
  });
  it('keeps a name with blanks in one piece', () => {
    expect(mentionsMe(`${mentionOf('Lò Văn Tấn')} ơi`, 'Lò Văn Tấn')).toBe(true);
    expect(mentionsMe('@Lò ơi', 'Lò Văn Tấn')).toBe(false);
  });
  it('leaves addresses and lone signs alone', () => {
    expect(textParts('a@b.vn @ x', 'b')).toEqual([{ kind: 'text', text: 'a@b.vn @ x' }]);
  });
  it('knows what is being typed at the caret', () => {
    expect(mentionQuery('sút @hạ', 7)).toEqual({ from: 4, query: 'hạ' });
    expect(mentionQuery('sút @hạ đi', 10)).toBeNull();
    expect(mentionQuery('a@b', 3)).toBeNull();
  });
});
