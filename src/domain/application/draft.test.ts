import { describe, expect, it } from 'vitest';
import type { Application, ApplicationState } from './application.ts';
import { openDraft, type LocalDraft } from './draft.ts';
import { emptyForm, type ApplicationForm } from './form.ts';

const form = (change: Partial<ApplicationForm>): ApplicationForm => ({ ...emptyForm, ...change });
const stored = (change: Partial<ApplicationForm> = {}, state: ApplicationState = 'draft'): Application => ({
  ...{ applicationId: 'a1', state, rev: 4, step: 2, history: [] },
  form: form({ stageName: 'Lá Non', ...change }),
});
const local = (change: Partial<ApplicationForm>, rev: number | null = null): LocalDraft => ({
  ...{ step: 3, rev },
  form: form(change),
});

describe('CA-2: a draft in two places', () => {
  it('nowhere: an empty form', () => {
    expect(openDraft(null, null)).toEqual({ form: emptyForm, step: 1, rev: 0, dirty: false, theirs: null });
  });

  it('at the origin alone: as it is there', () => {
    const { form: kept } = stored();
    expect(openDraft(stored(), null)).toEqual({ form: kept, step: 2, rev: 4, dirty: false, theirs: null });
    expect(openDraft(stored(), local({ timezone: 'Asia/Tokyo' }))).toMatchObject({ form: kept, step: 2, dirty: false });
  });

  it('in this browser alone: as it is here, still to be kept', () => {
    expect(openDraft(null, local({ realName: 'Lá' }))).toEqual({
      ...{ form: form({ realName: 'Lá' }), step: 3, rev: 0, dirty: true, theirs: null },
    });
  });

  it('here goes on from there: as it is here, what was taken out too', () => {
    expect(openDraft(stored(), local({ realName: 'Lá' }, 4))).toEqual({
      ...{ form: form({ realName: 'Lá' }), step: 3, rev: 4, dirty: true, theirs: null },
    });
    expect(openDraft(stored(), local({ stageName: 'Lá Non' }, 4))).toMatchObject({ step: 3, dirty: false });
  });

  it('a guest’s beside a member’s that says nothing against it: both', () => {
    expect(openDraft(stored(), local({ realName: 'Lá' }))).toEqual({
      ...{ form: form({ realName: 'Lá', stageName: 'Lá Non' }), step: 3, rev: 4, dirty: true, theirs: null },
    });
  });

  it('each with other words in the same place: the applicant chooses', () => {
    for (const rev of [null, 3])
      expect(openDraft(stored(), local({ stageName: 'Gió' }, rev))).toEqual({
        ...{ form: form({ stageName: 'Gió' }), step: 3, rev: 4, dirty: true, theirs: stored() },
      });
  });

  it('begun here after a refusal: its words, beside those of the refused one, and nothing to keep yet', () => {
    const refused = stored({ realName: 'Trần' }, 'rejected');
    expect(openDraft(refused, local({ stageName: 'Gió' }, 0))).toEqual({
      ...{ form: form({ stageName: 'Gió', realName: 'Trần' }), step: 2, rev: 4, dirty: false, theirs: null },
    });
  });

  it('CA-10: one that was sent is shown, whatever this browser kept', () => {
    for (const state of ['submitted', 'reviewing', 'approved'] as const)
      expect(openDraft(stored({}, state), local({ stageName: 'Gió' }))).toMatchObject({
        ...{ form: { stageName: 'Lá Non' }, dirty: false, theirs: null },
      });
    expect(openDraft(stored({}, 'need_info'), local({ stageName: 'Gió' }, 4))).toMatchObject({
      ...{ form: { stageName: 'Gió' }, dirty: true },
    });
  });
});
