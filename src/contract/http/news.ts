import * as Schema from 'effect/Schema';
import { NEWS } from '#domain/news/article.ts';
import { call } from './call.ts';
import { DayText } from './fields.ts';
import { NewsListInput, NewsSlug } from './newsInputs.ts';
import { ArticleSliceWire, ArticleWire, CategoryWire, DigestWire } from './newsShapes.ts';

const open = { needs: 'nothing', on401: 'allTokens', method: 'GET' } as const;
const at = '/other/api/news';

/** News. Liking, saving, views and history are in `social`, with the type `article`. */
export const news = {
  categoryTree: call({
    ...open,
    path: `${at}/category-tree`,
    about: 'NE-1: the categories with the types of articles in them, in the order of the tabs.',
    input: Schema.Struct({}),
    data: Schema.Array(CategoryWire),
  }),
  list: call({
    ...open,
    path: `${at}/list`,
    about: `NE-3: articles of a category and type, newest first. \`hot\` ranks them: \`noi-bat\` by how fresh, weighty and read they are, \`xem-nhieu-nhat\` by views, \`de-xuat\` by the followed \`teams=a,b\` (at most ${NEWS.teamsAtOnce}), each with its \`reason\`; a \`sort\` given beside it wins. \`about\` leaves those about one team or match. An article that is not in the language of the reader comes in its own.`,
    input: NewsListInput,
    data: ArticleSliceWire,
  }),
  detail: call({
    ...open,
    path: `${at}/detail`,
    about:
      'NE-2: an article by its slug in any language, in the language of the reader where it is in it; `slug` is the canonical one.',
    input: Schema.Struct({ slug: NewsSlug }),
    data: ArticleWire,
  }),
  digest: call({
    ...open,
    path: `${at}/digest`,
    about:
      'NE-11: what a day brought, made of its results, highlights and articles by rule; today by default, then with the next match that articles are about.',
    input: Schema.Struct({ date: Schema.optionalKey(DayText) }),
    data: DigestWire,
  }),
};
