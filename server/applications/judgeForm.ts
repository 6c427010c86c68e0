import type { ApplicationForm } from '#domain/application/form.ts';
import type { JudgeCall } from '../shared/door/callWords.ts';
import type { FoundWords } from '../shared/door/wordsIn.ts';
import type { Viewer } from '../http/identify.ts';
import type { Refusal } from '../shared/refusal.ts';

/** Judges the texts of a submitted application; drafts are private and not judged. Null if all texts are acceptable. */
export type JudgeForm = (form: ApplicationForm, viewer: Viewer | null) => Promise<Refusal | null>;

/** The texts of an application, by field of its form. */
const wordsOfForm = (form: ApplicationForm): readonly FoundWords[] => {
  const { realName, stageName, leagues, experience, links } = form;
  const found: readonly FoundWords[] = [
    { field: 'realName', kind: 'name', text: realName },
    { field: 'stageName', kind: 'name', text: stageName },
    ...leagues.map((text): FoundWords => ({ field: 'leagues', kind: 'title', text })),
    { field: 'experience', kind: 'bio', text: experience },
    ...links.map((text): FoundWords => ({ field: 'links', kind: 'address', text })),
  ];
  return found.map((words) => ({ ...words, text: words.text.normalize('NFC') })).filter(({ text }) => text !== '');
};

export const createJudgeForm =
  (judgeCall: JudgeCall): JudgeForm =>
  async (form, viewer) =>
    judgeCall(wordsOfForm(form), { viewer, place: 'application', key: null });
