import type { Asking } from './asking.ts';

const written = {
  ...{ category: 'hau-truong', type: 'cau-chuyen', versions: {}, cover: null, tags: [], targets: [], spoilerFor: [] },
  ...{ live: false, byline: '' },
};
const press = { articleId: 'a', rev: 0, clientId: 'r1' };

/** Members write no news; the newsroom is tested in tests/store/newsroom.test.ts. */
export const newsroomQuestions = (): Pick<Asking, 'newsroom'> => ({
  newsroom: {
    list: { input: {}, refused: 403 },
    shelves: { input: {}, refused: 403 },
    detail: { input: { articleId: 'a' }, refused: 403 },
    revisions: { input: { articleId: 'a' }, refused: 403 },
    put: { input: { rev: 0, clientId: 'r1', ...written }, refused: 403 },
    schedule: { input: { ...press, at: 1 }, refused: 403 },
    release: { input: press, refused: 403 },
    approve: { input: press, refused: 403 },
    withdraw: { input: press, refused: 403 },
    revert: { input: { ...press, to: 0 }, refused: 403 },
    liveEntry: {
      input: { articleId: 'a', lang: 'vi', entry: { label: '', about: 'text', title: '', text: 'x' }, clientId: 'r1' },
      refused: 403,
    },
    picture: { input: { uploadId: 'u' }, refused: 403 },
    paste: { input: { html: '<p>x</p>' }, refused: 403 },
  },
});
