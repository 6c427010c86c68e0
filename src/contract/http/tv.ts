import * as Schema from 'effect/Schema';
import { TV } from '#domain/tv/channel.ts';
import { reportErrors } from '#domain/tv/health.ts';
import { call } from './call.ts';
import { Id, moment, numberBetween, shortText } from './fields.ts';
import {
  CategoryWire,
  ChannelPageWire,
  ChannelWire,
  GuideRowWire,
  NationWire,
  ProgrammeWire,
  ShownMatchWire,
  TvSourceWire,
} from './tvShapes.ts';

const open = { needs: 'nothing', on401: 'allTokens', method: 'GET' } as const;
const at = '/other/api/tv';

/** `a,b`: ids of channels. */
const ids = Schema.String.check(
  Schema.isPattern(new RegExp(`^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,${TV.idsAtOnce - 1}}$`, 'u')),
);

/** TV and radio. Saving a channel, having watched it and booking a programme are calls of `social` and `bookings`. */
export const tv = {
  nations: call({
    ...open,
    path: `${at}/nation-list`,
    about: 'The nations that have channels, with their number; most first.',
    input: Schema.Struct({}),
    data: Schema.Array(NationWire),
  }),
  channels: call({
    ...open,
    path: `${at}/channel-list`,
    about:
      'TV-2: channels with what is on and what comes next, by number, those that are dead last (`pageNum` from 1, 100 a page, at most 200). `q` is found without signs in their names; `channelIds=a,b` are answered in that order, unknown ones left out.',
    input: Schema.Struct({
      nation: Schema.optionalKey(Id),
      category: Schema.optionalKey(shortText(60)),
      q: Schema.optionalKey(shortText(80)),
      channelIds: Schema.optionalKey(ids),
      pageNum: Schema.optionalKey(numberBetween(1, 1000)),
      pageSize: Schema.optionalKey(numberBetween(1, TV.mostPerPage)),
    }),
    data: ChannelPageWire,
  }),
  categories: call({
    ...open,
    path: `${at}/category-list`,
    about:
      'The categories of the channels of a nation, or of all, with how many have each; most first. `channel-list?category=…` has them. Not in the specification.',
    input: Schema.Struct({ nation: Schema.optionalKey(Id) }),
    data: Schema.Array(CategoryWire),
  }),
  channel: call({
    ...open,
    path: `${at}/channel`,
    about: 'A channel of a nation by the end of its address, with its sources in the order in which to try them.',
    input: Schema.Struct({ nation: Id, channel: Id }),
    data: ChannelWire,
  }),
  guide: call({
    ...open,
    path: `${at}/guide`,
    about:
      'TV-3: the programmes of channels that overlap a window of at most 8 days, without their descriptions. `channelIds=a,b`; without it all channels of the nation, without both all. 422 for more than 4800 channels × hours.',
    input: Schema.Struct({
      nation: Schema.optionalKey(Id),
      fromTs: moment(),
      toTs: moment(),
      channelIds: Schema.optionalKey(ids),
    }),
    data: Schema.Array(GuideRowWire),
  }),
  programme: call({
    ...open,
    path: `${at}/programme`,
    about:
      'A programme with its description, its channel, and the match of the schedule that it shows: one whose teams it names and that starts while it is on. Not in the specification.',
    input: Schema.Struct({ programmeId: Id }),
    data: Schema.Struct({ programme: ProgrammeWire, channel: ChannelWire, match: Schema.NullOr(ShownMatchWire) }),
  }),
  catchUp: call({
    ...open,
    path: `${at}/catch-up`,
    about:
      'TV-8: a programme that began already, to watch from its start: its sources begin where it does. 404 if its channel does not keep it. Not in the specification.',
    input: Schema.Struct({ programmeId: Id }),
    data: Schema.Struct({ programme: ProgrammeWire, sources: Schema.Array(TvSourceWire) }),
  }),
  search: call({
    ...open,
    path: `${at}/search`,
    about:
      'TV-9: channels, and programmes that are on, are to come or can still be watched, whose names hold all words of `q`, without signs; at most 20 of each. Not in the specification.',
    input: Schema.Struct({ q: shortText(80) }),
    data: Schema.Struct({
      channels: Schema.Array(ChannelWire),
      programmes: Schema.Array(Schema.Struct({ programme: ProgrammeWire, channel: ChannelWire })),
    }),
  }),
  mine: call({
    needs: 'member',
    on401: 'allTokens',
    method: 'GET',
    path: `${at}/mine`,
    about:
      'TV-5: the channels that a member saved, and those watched last, latest first. A guest’s stay on the device: `channel-list?channelIds=…`. Not in the specification.',
    input: Schema.Struct({}),
    data: Schema.Struct({ favourites: Schema.Array(ChannelWire), recents: Schema.Array(ChannelWire) }),
  }),
  report: call({
    needs: 'guest',
    on401: 'allTokens',
    method: 'POST',
    path: `${at}/health-report`,
    about:
      'TV-6: what a viewer’s browser met at a source, and after how long: `none` if it plays. `status` is the refusal of `http`: 403 and 451 mean out of area. One viewer alone changes nothing.',
    input: Schema.Struct({
      channelId: Id,
      sourceId: Id,
      error: Schema.Literals(reportErrors),
      status: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 100, maximum: 599 }))),
      tookMs: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 3_600_000 })),
    }),
    data: Schema.Null,
  }),
};
