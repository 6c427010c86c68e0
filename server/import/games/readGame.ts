import { createHash } from 'node:crypto';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ownGames } from '#domain/games/own.ts';
import type { GameMay } from '#domain/games/game.ts';
import { makeWhole } from '../../shared/films/made.ts';
import type { GameForm } from '../../shared/games/gameForm.ts';
import type { FolderFault } from '../folderWorks.ts';
import { SourceFault } from '../sourceFault.ts';
import { asksOthers, titleOf, withBridge } from './gamePage.ts';
import type { GameSource } from './gameSource.ts';
import { readManifest, toldByPage, type ToldGame } from './manifest.ts';

/** A game that can be taken, and what is said of it before. */
export interface ReadGame {
  readonly gameId: string;
  readonly form: Omit<GameForm, 'addedTs'>;
  readonly remarks: readonly string[];
}

/** Another way of making files out of the same ones has another number. */
const MAKING = 1;
/** Names under which the portal itself serves files. */
const TAKEN = new Set(['bridge', ...Object.keys(ownGames)]);
const PICTURE = /\.(?:png|jpe?g|webp)$/iu;

const allowed: Readonly<Record<GameMay, string>> = {
  inline: 'run scripts that stand in its page',
  eval: 'make code of text',
  data: 'show and play what it makes itself',
  files: 'read its own files',
};
/** What a game may do, in words. */
const mayLine = ({ may, saves, scores }: ToldGame['form']): string =>
  [
    `may ${['run the scripts in its folder', ...may.map((one) => allowed[one])].join(', ')}`,
    saves ? 'keeps its state' : 'keeps nothing',
    scores ? 'has scores, which nobody checks' : 'has no scores',
    'reaches no network and nothing of the portal',
  ].join('; ');

const told = async (
  source: GameSource,
  manifest: string | null,
  page: { readonly entry: string; readonly named: string } | null,
): Promise<ToldGame | readonly FolderFault[]> => {
  if (manifest !== null) {
    const read = readManifest(manifest);
    return 'gameId' in read ? read : read.map((fault) => ({ path: 'game.json', ...fault }));
  }
  const { entry, named } = page!;
  return toldByPage(entry, titleOf((await source.read(entry)).toString()), named);
};

/** What is wrong with a game whose files are these. */
const faultOf = ({ gameId, form: { entry, cover } }: ToldGame, names: ReadonlySet<string>): string | null => {
  if (TAKEN.has(gameId)) return `has the gameId of a game that comes with the portal, ${gameId}`;
  if (!/\.html?$/iu.test(entry)) return `has an entry that is no page, ${entry}`;
  if (!names.has(entry)) return `has no ${entry}, which is to be its page`;
  if (cover === null) return null;
  if (!PICTURE.test(cover)) return `has a cover that is no JPEG, PNG or WebP, ${cover}`;
  return names.has(cover) ? null : `has no ${cover}, which is to be its cover`;
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Reads a game to its end, and puts its files in a folder below `made` that is named by them; nothing is written where that
 * is null. Answers what is wrong with it, if anything is.
 */
export const readGame = async (
  source: GameSource,
  {
    manifest,
    page,
    made,
  }: {
    readonly manifest: string | null;
    readonly page: { readonly entry: string; readonly named: string } | null;
    readonly made: string | null;
  },
): Promise<ReadGame | readonly FolderFault[]> => {
  const game = await told(source, manifest, page);
  if (!('gameId' in game)) return game;
  const names = new Set(source.names);
  const fault = faultOf(game, names);
  if (fault !== null) throw new SourceFault(fault);
  const hash = createHash('sha256').update(`${MAKING} ${game.form.entry} ${game.form.may.join()}\0`);
  for (const name of [...names].toSorted()) {
    const bytes = await source.read(name);
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  const folder = hash.digest('hex').slice(0, 24);
  if (made !== null && !(await exists(join(made, folder))))
    await makeWhole(made, folder, async (unfinished) => {
      for (const name of names) {
        const bytes = await source.read(name);
        await mkdir(join(unfinished, dirname(name)), { recursive: true });
        await writeFile(join(unfinished, name), name === game.form.entry ? withBridge(bytes) : bytes);
      }
    });
  const others = asksOthers((await source.read(game.form.entry)).toString());
  return {
    gameId: game.gameId,
    form: { ...game.form, folder },
    remarks: [
      `${game.form.name.vi} (${game.gameId}) ${mayLine(game.form)}`,
      ...others.map((address) => `${game.gameId} asks for ${address}, which it does not get`),
    ],
  };
};
