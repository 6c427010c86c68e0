import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/** Writes a generated file, or only compares; true if the existing file is outdated. */
export const keepFile = (path: string, text: string, onlyCheck: boolean): boolean => {
  const file = join(ROOT, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  if (onlyCheck) return true;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return false;
};

/** Every file under these folders of the project, sorted, with forward slashes. */
export const filesIn = (...folders: readonly string[]): readonly string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/')),
    )
    .sort();
