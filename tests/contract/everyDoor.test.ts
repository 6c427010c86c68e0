import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as Schema from 'effect/Schema';
import type * as SchemaAST from 'effect/SchemaAST';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { api } from '#contract/http/api.ts';
import type { Codec } from '#contract/http/call.ts';
import { ClientFrame } from '#contract/ws/frames.ts';
import { emptyForm, type ApplicationForm } from '#domain/application/form.ts';
import type { WordsKind } from '#domain/door/kinds.ts';
import { emptyContent, emptyVersion, type ManuscriptContent, type WrittenVersion } from '#domain/news/newsroom.ts';
import { createJudgeForm } from '#server/applications/judgeForm.ts';
import { wordsOfContent } from '#server/news/room/wordsOfContent.ts';
import type { Refusal } from '#server/shared/refusal.ts';
import { privateTopic } from '#domain/chat/address.ts';
import { partyTopic } from '#domain/party/party.ts';
import { createJudgeCall } from '#server/shared/door/callWords.ts';
import { createDoorService } from '#server/shared/door/door.ts';
import { noteOf, wordsIn } from '#server/shared/door/wordsIn.ts';
import { memoryLimits } from '#server/shared/memoryLimits.ts';
import { runCommand } from '../../server/commands.ts';
import { openDatabase } from '../../server/database/open.ts';
import { silentLog } from '../../server/log.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { connectClient, type ChatClient } from '../faults/support/chatClient.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';
import { disguisedTexts, stolenNames } from '../support/door/disguisedTexts.ts';
import { bad, content, honest, names, reasonThere } from '../support/door/everyText.ts';
import { plainTexts } from '../support/door/plainTexts.ts';
import { refusedNames } from '../support/door/refusedTexts.ts';
import { asked } from './support/asked.ts';
import { freshName, newMember, PASSWORD, type Session } from './support/sessions.ts';
import { wordPlaces, type WordPlace } from './support/wordPlaces.ts';

const isName = ({ note }: WordPlace): boolean => note.kind === 'name';
/** For fields that allow only letters and digits, the field's own rule rejects most texts. */
const usernames = {
  bad: ['fuck.you', 'con_bitch', 'motherfucker99', 'ni99er.1'],
  honest: ['an.nguyen', 'scunthorpe', 'lon_ton'],
};
const badFor = (place: WordPlace) =>
  place.takes('xin chào') ? bad : usernames.bad.map((text) => [text, 'words'] as const);
const honestFor = (place: WordPlace) => (place.takes('xin chào') ? (isName(place) ? names : honest) : usernames.honest);

const doorReasons: ReadonlySet<string> = new Set(bad.map(([, reason]) => reason)).add('links');
const isDoorReason = (reason: string): boolean => doorReasons.has(reason);
const called = ({ spec: { path }, field }: WordPlace): string => `${path} ${field}`;

describe('every text at every place of the contract', () => {
  const viewer = { kind: 'member', userId: 'm1', displayName: 'An', siteRoleId: 1, sessionId: 's1' } as const;
  const clock = () => 0;
  const service = createDoorService({
    read: async () => ({ version: '1', content }),
    removedHashes: async () => [],
    memberSince: async () => 0,
    ...{ clock, limits: false, limitStore: memoryLimits(clock) },
  });
  const judgeCall = createJudgeCall(service);
  /** The door's reason for a text in a field; undefined if the field's schema rejects the text first. */
  const reasonsAt = ({ spec, field, input }: WordPlace) => {
    const decode = Schema.decodeUnknownResult(spec.input as Codec);
    const find = wordsIn(spec.input)!;
    return async (text: string): Promise<unknown> => {
      const decoded = decode(input(text));
      if (decoded._tag === 'Failure') return undefined;
      const found = find(decoded.success);
      if (!found.some((one) => one.field === field)) return 'not found by the door';
      const refusal = await judgeCall(found, { viewer, place: spec.path, key: null });
      return refusal && (refusal.fields?.[field] ?? refusal.fields);
    };
  };

  /** Texts that are judged when they are sent or released, not when they are saved. */
  const version = { ...emptyVersion, title: 'Mưa', blocks: [] };
  const article = (changed: Partial<WrittenVersion>) => ({
    ...emptyContent,
    versions: { vi: { ...version, ...changed } },
  });
  const entry = { kind: 'entry', entryId: 'e', at: 1, label: '', about: 'text', title: '', spans: [] } as const;
  const form = (kind: WordsKind, put: (text: string) => Partial<ApplicationForm>) =>
    [kind, (text: string) => createJudgeForm(judgeCall)({ ...emptyForm, ...put(text) }, viewer)] as const;
  const written = (put: (text: string) => ManuscriptContent) =>
    ['article', (text: string) => judgeCall(wordsOfContent(put(text)), { viewer, place: 'a', key: null })] as const;
  const drafts: readonly (readonly [WordsKind, (text: string) => Promise<Refusal | null>])[] = [
    ...[form('name', (realName) => ({ realName })), form('name', (stageName) => ({ stageName }))],
    ...[form('title', (one) => ({ leagues: ['V.League', one] })), form('bio', (experience) => ({ experience }))],
    form('address', (one) => ({ links: [one] })),
    ...(['title', 'summary', 'safeTitle', 'safeSummary', 'coverAlt'] as const).map((field) =>
      written((text) => article({ [field]: text })),
    ),
    written((text) => article({ blocks: [{ kind: 'paragraph', spans: [{ text }] }] })),
    ...[{ label: true }, { title: true }].map((of) =>
      written((text) => article({ blocks: [{ ...entry, ...(of.label ? { label: text } : { title: text }) }] })),
    ),
    written((text) => ({ ...emptyContent, tags: ['mưa', text] })),
    written((text) => ({ ...emptyContent, byline: text })),
  ];
  it('S-18: what is judged when it is sent or released, too', async () => {
    const wrong: unknown[] = [];
    for (const [i, [kind, judge]] of drafts.entries()) {
      for (const [text, reason] of bad) {
        if (reason === 'length' || reason === 'empty') continue;
        const refusal = await judge(text);
        if (reasonThere(reason, { kind }, text) !== null && !refusal) wrong.push([i, text, reason]);
      }
      for (const text of kind === 'name' ? names : honest) if (await judge(text)) wrong.push([i, text]);
    }
    expect(wrong).toEqual([]);
  });

  it('S-18: there are two hundred and more of each, and no text is on both sides', () => {
    expect(bad.length + refusedNames.length + stolenNames.length).toBeGreaterThan(400);
    expect(honest.length + names.length).toBeGreaterThan(400);
    const texts = bad.map(([text]) => text);
    expect([honest.filter((text) => texts.includes(text)), texts.length - new Set(texts).size]).toEqual([[], 0]);
  });
  it('X16: calls that take words are found by their schemas, and each can be asked', () => {
    expect(wordPlaces.length).toBeGreaterThan(25);
  });
  it.each(wordPlaces.map((place) => [called(place), place] as const))(
    'S-18, X16: %s takes nothing that the rules refuse there, and all that is honest',
    async (_name, place) => {
      const wrong: unknown[] = [];
      const reasonOf = reasonsAt(place);
      for (const [text, reason] of badFor(place)) {
        const [said, wanted] = [await reasonOf(text), reasonThere(reason, place.note, text)];
        // The maximum length of a field is a rule too.
        if (said !== undefined && said !== wanted) wrong.push([text, said, wanted]);
      }
      let skipped = 0;
      const mine = honestFor(place);
      for (const text of mine) {
        const said = await reasonOf(text);
        if (said === undefined || said === 'length') skipped += 1;
        else if (said !== null) wrong.push([text, said, null]);
      }
      expect(wrong).toEqual([]);
      expect(skipped).toBeLessThan(mine.length / 2);
    },
  );
});

const topicsOf = (ast: SchemaAST.AST): readonly string[] =>
  ast._tag === 'Union'
    ? ast.types.flatMap(topicsOf)
    : ast._tag === 'TemplateLiteral'
      ? [String((ast.parts[0] as { readonly literal?: unknown }).literal)]
      : [];
const holdsWords = (ast: SchemaAST.AST): boolean =>
  noteOf(ast) !== null ||
  (ast._tag === 'Union' && ast.types.some(holdsWords)) ||
  (ast._tag === 'Objects' && ast.propertySignatures.some(({ type }) => holdsWords(type)));
/** The topics in which a frame carries a text. */
const spokenIn = ClientFrame.ast._tag === 'Union' ? ClientFrame.ast.types.filter(holdsWords) : [];

onEveryDatabase('the same over the wire', (url) => {
  let origin: RunningOrigin;
  let member: Session;
  let client: ChatClient;

  const ask = (place: WordPlace, text: string) =>
    asked<{ readonly fields?: Readonly<Record<string, string>> } | null>(origin.url, place.spec, place.input(text), {
      token: member.token,
    });
  /** Cycles through texts and places together, so that all of each are used. */
  const inTurns = <A>(
    all: readonly A[],
    isFor: (place: WordPlace, one: A) => boolean,
  ): readonly (readonly [WordPlace, A])[] => {
    let turn = 0;
    return all.flatMap((one) => {
      for (let tries = 0; tries < wordPlaces.length; tries += 1) {
        const place = wordPlaces[(turn += 1) % wordPlaces.length]!;
        if (isFor(place, one)) return [[place, one] as const];
      }
      return [];
    });
  };

  beforeAll(async () => {
    origin = await startOrigin({ env: settingsOf(await url()) });
    const { dataDir, databaseUrl } = origin.config;
    const database = await openDatabase(dataDir, Date.now(), databaseUrl);
    const portal = join(dataDir, 'portal.json');
    writeFileSync(portal, JSON.stringify({ door: content }));
    expect(await runCommand(['import', portal], database, silentLog)).toMatchObject({ code: 0 });
    await database.close();
    member = await newMember(origin.url);
    // The origin reloads the operator's rules periodically.
    await vi.waitFor(async () => {
      const place = wordPlaces.find(({ spec }) => spec === api.musicMine.createPlaylist)!;
      expect((await ask(place, 'clgt')).data?.fields).toMatchObject({ name: 'words' });
    }, 5000);
    const { data } = await asked<{ readonly token: string }>(origin.url, api.chat.token, {}, { token: member.token });
    client = await connectClient(Number(new URL(origin.url).port), data!.token);
  });
  afterAll(async () => {
    client.cut();
    await origin.stop();
  });

  it('X16: calls refuse by the field, with the reason', async () => {
    const turns = inTurns(
      bad,
      (place, [text, reason]) => place.takes(text) && reasonThere(reason, place.note, text) !== null,
    );
    expect(new Set(turns.map(([place]) => place)).size).toBeGreaterThan(wordPlaces.length - 3);
    expect(turns.length).toBe(bad.length);
    for (const [place, [text, reason]] of turns)
      expect([called(place), text, await ask(place, text)]).toMatchObject([
        ...[called(place), text],
        { code: 422, data: { fields: { [place.field]: reasonThere(reason, place.note, text) } } },
      ]);
  });

  it('X16: calls refuse nothing honest for its words', async () => {
    const turns = inTurns([...honest, ...names], (place, text) => honestFor(place).includes(text) && place.takes(text));
    for (const [place, text] of turns) {
      const { code, data } = await ask(place, text);
      const said = data?.fields?.[place.field];
      // Refusals by the call's own rules, such as a length, are not tested here.
      expect([called(place), text, code < 500, said !== undefined && isDoorReason(said)]).toEqual([
        ...[called(place), text, true, false],
      ]);
    }
  });

  it('S-13, FI-11: so do frames, in each kind of topic in which something is said', async () => {
    const topics = spokenIn.flatMap((ast) =>
      ast._tag === 'Objects'
        ? ast.propertySignatures.filter(({ name }) => name === 'topic').flatMap(({ type }) => topicsOf(type))
        : [],
    );
    expect(topics.toSorted()).toEqual(['chatroom.', 'party.', 'private.']);
    const other = await newMember(origin.url);
    const films = await asked<{ readonly list: readonly { readonly filmId: string }[] }>(
      origin.url,
      api.films.list,
      {},
    );
    const wish = { target: { type: 'film', id: films.data.list[0]!.filmId } };
    const { data } = await asked<{ readonly partyId: string }>(origin.url, api.party.create, wish, {
      token: member.token,
    });
    const party = partyTopic(data.partyId);
    const places = ['chatroom.30', privateTopic(other.user.userId), party];
    for (const topic of places.slice(2)) await client.sub(topic);
    let n = 0;
    const say = (text: string) => client.say(places[(n += 1) % places.length]!, text, `e${n}`);
    for (const [reason, texts] of disguisedTexts)
      for (const text of texts)
        expect([text, await say(text)]).toMatchObject([text, { type: 'error', code: 422, reason }]);
    for (const text of plainTexts) expect([text, await say(text)]).toMatchObject([text, { type: 'ack' }]);
  });

  it('S-18: nobody is called as the portal, or as those who run it', async () => {
    for (const nickname of stolenNames) {
      const answer = await asked<{ readonly fields?: object }>(
        origin.url,
        api.accounts.updateInfo,
        { nickname },
        { token: member.token },
      );
      expect([nickname, answer]).toMatchObject([
        nickname,
        { code: 422, data: { fields: { nickname: expect.any(String) } } },
      ]);
    }
    for (const nickname of stolenNames.filter((_, i) => i % 5 === 0)) {
      const wish = { username: freshName(), password: PASSWORD, nickname };
      expect([nickname, await asked(origin.url, api.accounts.register, wish)]).toMatchObject([nickname, { code: 422 }]);
    }
  });
});
