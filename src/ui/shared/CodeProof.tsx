import { Suspense, useEffect, useRef, useState } from 'react';
import { useActorRef } from '@xstate/react';
import { wireOneTimeCode } from '#machines/oneTimeCode/oneTimeCode.wire.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import { CodeEntry, type CodeEntryProps } from './CodeEntry.tsx';

interface CodeProofProps extends Pick<CodeEntryProps, 'inside'> {
  /** A mail address or phone number. */
  readonly to: string;
  /** Called once, after the correct code. */
  readonly onTicket: (ticket: string) => void;
  readonly onBack: () => void;
}

const Content = ({ to, onTicket, onBack, inside = false }: CodeProofProps) => {
  const { loadPort, clock, log, storage } = useApp();
  const [machine] = useState(() => wireOneTimeCode({ codes: () => loadPort('codes'), storage, clock, log }));
  const actor = useActorRef(machine, { input: { to, purpose: 'contact' } });
  const ticket = useSelector(actor, ({ context }) => context.proof?.ticket ?? null);
  const told = useRef(onTicket);
  useEffect(() => {
    told.current = onTicket;
  });
  useEffect(() => {
    if (ticket !== null) told.current(ticket);
  }, [ticket]);
  return <CodeEntry code={actor} onBack={onBack} inside={inside} />;
};

/** Verifies by a code that the recipient is at this screen. Use the recipient as its key. */
export const CodeProof = (props: CodeProofProps) => (
  <Suspense fallback={<Skeleton height={240} />}>
    <Content {...props} />
  </Suspense>
);
