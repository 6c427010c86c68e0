import * as Schema from 'effect/Schema';
import { newsFilters, newsSorts } from '#domain/news/article.ts';
import { Cursor, IdsText } from './fields.ts';

/** Part of an address: small letters, digits, hyphens. */
export const NewsSlug = Schema.String.check(Schema.isPattern(/^[a-z0-9-]{1,96}$/u));

/** What a list of news or of highlights is narrowed and ranked by. */
export const NewsListInput = Schema.Struct({
  category: Schema.optionalKey(NewsSlug),
  type: Schema.optionalKey(NewsSlug),
  hot: Schema.optionalKey(Schema.Literals(newsFilters)),
  sort: Schema.optionalKey(Schema.Literals(newsSorts)),
  teams: Schema.optionalKey(IdsText),
  about: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^(team|fixture|player|league):[A-Za-z0-9_-]{1,64}$/u)),
  ),
  cursor: Schema.optionalKey(Cursor),
});
