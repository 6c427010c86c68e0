import { expect, it } from 'vitest';
import { withPlain } from './plain.ts';

const page = '<main><noscript data-plain="true" class="x"></noscript></main>';
const part = {
  heading: 'Đối đầu',
  head: ['Trận'],
  rows: [[{ text: 'A & <B>', to: '/tran-dau/a/1' }], ['$& 2–1']],
};

it('plain parts stand in their place as tables, with nothing of their text as markup', () => {
  expect(withPlain(page, [part], 'en')).toBe(
    '<main><noscript data-plain="true" class="x"><section><h2>Đối đầu</h2><table><thead><tr><th scope="col">Trận</th></tr></thead>' +
      '<tbody><tr><td><a href="/en/tran-dau/a/1">A &amp; &lt;B&gt;</a></td></tr><tr><td>$&amp; 2–1</td></tr></tbody></table></section></noscript></main>',
  );
});
it('columns without names have no head', () => {
  expect(withPlain(page, [{ ...part, head: [] }], 'vi')).not.toContain('<thead>');
});
it('a page without such a place stays as it is', () => {
  expect(withPlain('<main></main>', [part], 'vi')).toBe('<main></main>');
});
