import { locales } from '#domain/locale/locale.ts';
import { grouped } from '#domain/shared/grouped.ts';
import type { ImportFault } from '../importFile.ts';
import type { FrontMatter } from './frontMatter.ts';
import type { NewsFile } from './newsFile.ts';

/** What is the same in every language of an article. */
const shared = [
  ...(['category', 'categoryName', 'type', 'typeName', 'author', 'published', 'updated'] as const),
  ...(['cover', 'teams', 'matches', 'tells', 'featured', 'source'] as const),
] as const;
type SharedField = (typeof shared)[number];
const required: readonly SharedField[] = ['category', 'type', 'published'];

/** A file with what the other languages of its article say for all. */
export interface WholeFile {
  readonly file: NewsFile;
  readonly facts: Pick<FrontMatter, SharedField>;
  readonly cover: NewsFile['cover'];
  /** The file that says a field. */
  readonly saidBy: (field: string) => NewsFile;
}
export interface GroupedFiles {
  readonly whole: readonly WholeFile[];
  readonly refused: readonly { readonly path: string; readonly faults: readonly ImportFault[] }[];
}

const place = ({ front }: NewsFile): number => locales.findIndex(({ code }) => code === front.language);

/** Puts the languages of each article together; a file that says otherwise than one before it is refused. */
export const groupFiles = (files: readonly NewsFile[]): GroupedFiles => {
  const whole: WholeFile[] = [];
  const refused: { path: string; faults: readonly ImportFault[] }[] = [];
  for (const group of grouped(files, ({ key }) => key).values()) {
    const kept: NewsFile[] = [];
    const said = new Map<SharedField, NewsFile>();
    for (const file of group.toSorted((a, b) => place(a) - place(b))) {
      const { front, path, lineOf } = file;
      const same = kept.find((one) => one.front.language === front.language);
      const faults: ImportFault[] = same
        ? [{ line: lineOf('language'), field: 'key', reason: `${file.key} is that of ${same.path} in this language` }]
        : [];
      for (const field of shared) {
        const before = said.get(field);
        if (
          before &&
          front[field] !== undefined &&
          JSON.stringify(front[field]) !== JSON.stringify(before.front[field])
        )
          faults.push({ line: lineOf(field), field, reason: `is another than in ${before.path}` });
      }
      if (faults.length > 0) {
        refused.push({ path, faults });
        continue;
      }
      kept.push(file);
      for (const field of shared) if (front[field] !== undefined && !said.has(field)) said.set(field, file);
    }
    const missing = required.filter((field) => !said.has(field));
    for (const file of kept)
      if (missing.length > 0)
        refused.push({ path: file.path, faults: missing.map((field) => ({ line: 1, field, reason: 'is missing' })) });
      else
        whole.push({
          file,
          facts: Object.fromEntries([...said].map(([field, { front }]) => [field, front[field]])),
          cover: said.get('cover')?.cover ?? null,
          saidBy: (field) => said.get(field.split('.')[0] as SharedField) ?? file,
        });
  }
  return { whole, refused };
};
