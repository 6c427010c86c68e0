import { applications } from '#contract/http/applications.ts';
import { codes } from '#contract/http/codes.ts';
import type { Application } from '#domain/application/application.ts';
import { emptyForm, type ApplicationForm } from '#domain/application/form.ts';
import { newMember, type Member } from './members.ts';
import { codeFor } from './outbox.ts';

let numbers = 0;
/** A phone number unused in this worker's origin: as a person writes it, and as it is stored. */
export const freshPhone = (): { readonly typed: string; readonly stored: string } => {
  const digits = `91${String(process.pid % 1000).padStart(3, '0')}${String(5000 + (numbers += 1))}`;
  return { typed: `0${digits}`, stored: `+84${digits}` };
};

/** Everything that a form asks for, except a phone number, a voice and the consent. */
export const written: ApplicationForm = {
  ...emptyForm,
  realName: 'Trần Thị Lá',
  stageName: 'Lá Non',
  birthYear: 1999,
  sports: ['bong-da', 'esport'],
  langs: ['vi'],
  experience: 'Hai mùa bình luận giải sinh viên ở Cần Thơ, nói cho cả xóm nghe mỗi cuối tuần.',
  availability: [[6, 1080, 1440]],
  timezone: 'Asia/Bangkok',
};
/** The head of a WebM sound: the part that an origin checks. */
const sound = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('webm, A_OPUS')]);

export interface Applicant extends Member {
  readonly application: Application;
}

/** A member with an application made by direct calls: a draft up to a step, or a submitted one. */
export const newApplicant = async (url: string, upTo: 'draft' | 'whole' | 'sent' = 'sent'): Promise<Applicant> => {
  const member = await newMember(url);
  const call = async <A>(path: string, body: Buffer | object, type = 'application/json'): Promise<A> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': type, Authorization: `Bearer ${member.token}` },
      body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
    });
    const { code, data } = (await answer.json()) as { readonly code: number; readonly data: A };
    if (code !== 200) throw new Error(`${path} was refused with ${code}`);
    return data;
  };
  const { typed: phone, stored } = freshPhone();
  const save = (rev: number, form: ApplicationForm, step: number) =>
    call<Application>(applications.save.path, { rev, step, form });
  if (upTo === 'draft') return { ...member, application: await save(0, written, 3) };
  const { requestId } = await call<{ readonly requestId: string }>(codes.sendOtp.path, {
    to: phone,
    purpose: 'contact',
  });
  const code = await codeFor(url, stored);
  const { ticket } = await call<{ readonly ticket: string }>(codes.checkSms.path, { requestId, code });
  await call(applications.contact.path, { phone, ticket });
  const { rev } = await call<Application>(
    `${applications.voice.path}?${new URLSearchParams({ durationMs: '12000', clipId: 'football' })}`,
    sound,
    'audio/webm',
  );
  const application = await save(rev, { ...written, phone, consent: { age18: true, terms: true } }, 4);
  if (upTo === 'whole') return { ...member, application };
  return { ...member, application: await call(applications.submit.path, { rev: application.rev }) };
};
