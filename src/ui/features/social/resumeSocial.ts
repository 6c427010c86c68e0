import type { Intent } from '#domain/auth/intent.ts';
import { readTargets } from '#domain/social/social.ts';
import { rate, turns } from '#machines/social/social.acts.ts';
import type { App } from '../../app/AppContext.ts';
import { press, sayWhyNot } from '../../app/press.ts';

/** Runs the social action that a guest started before logging in. */
export const resumeSocial = async (app: App, intent: Extract<Intent, { readonly target: string }>): Promise<void> => {
  const target = readTargets(intent.target)?.[0];
  if (!target) return;
  const end =
    intent.kind === 'rate'
      ? await press(app, rate, { target, value: Number(intent.points) })
      : await press(app, turns[intent.kind], { target, on: true });
  await sayWhyNot(app, end);
};
