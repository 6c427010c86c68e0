import { emptyContent, emptyVersion, type Manuscript } from '#domain/news/newsroom.ts';

export const aManuscript = (changed: Partial<Manuscript> = {}): Manuscript => ({
  ...{
    articleId: 'n1',
    rev: 1,
    shown: 1,
    releasedRev: null,
    state: 'draft',
    title: 'Mưa',
    langs: ['vi'],
    ahead: false,
  },
  ...{ category: 'hau-truong', type: 'cau-chuyen', changedAt: 1_700_000_000_000, changedBy: 'Lan', releaseAt: null },
  ...{ from: null, asked: null, paths: {}, matches: [] },
  content: {
    ...{ ...emptyContent, category: 'hau-truong', type: 'cau-chuyen', byline: 'Lan' },
    versions: {
      vi: { ...emptyVersion, title: 'Mưa', blocks: [{ kind: 'paragraph', spans: [{ text: 'Mưa từ chiều.' }] }] },
    },
  },
  ...changed,
});
