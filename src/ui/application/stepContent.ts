import type { ComponentType } from 'react';
import type { Step } from '#domain/application/form.ts';
import type { StepProps } from './stepProps.ts';
import { StepVoice } from './StepVoice.tsx';
import { StepWhat } from './StepWhat.tsx';
import { StepWhen } from './StepWhen.tsx';
import { StepWho } from './StepWho.tsx';

/** The content of each step. */
export const stepContent: Readonly<Record<Step, ComponentType<StepProps>>> = {
  who: StepWho,
  what: StepWhat,
  when: StepWhen,
  voice: StepVoice,
};
