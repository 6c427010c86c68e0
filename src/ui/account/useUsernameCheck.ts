import { useEffect, useState } from 'react';
import { usernameProblem } from '#domain/auth/credentials.ts';
import { useSession } from '../hooks/useSession.ts';

/** What is known of a username that is being typed. `unknown`: it could not be asked. */
export type UsernameState = 'idle' | 'checking' | 'free' | 'taken' | 'format' | 'reserved' | 'unknown';

const PAUSE_MS = 350;

/** Asks whether a username is free once the typing pauses; an answer to an earlier name is never shown. */
export const useUsernameCheck = (username: string): UsernameState => {
  const { accounts } = useSession();
  const [answer, setAnswer] = useState<{ readonly of: string; readonly state: UsernameState } | null>(null);
  const problem = usernameProblem(username);

  useEffect(() => {
    if (problem !== null) return;
    const asking = new AbortController();
    const timer = window.setTimeout(() => {
      void accounts.checkUsername(username, asking.signal).then((outcome) => {
        if (asking.signal.aborted) return;
        if (!outcome.ok) setAnswer({ of: username, state: 'unknown' });
        else setAnswer({ of: username, state: outcome.value.ok ? 'free' : outcome.value.reason });
      });
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      asking.abort();
    };
  }, [accounts, username, problem]);

  if (username === '') return 'idle';
  if (problem !== null) return problem;
  return answer?.of === username ? answer.state : 'checking';
};
