import { CHAT } from '#domain/chat/chat.ts';
import type { openChat } from './chat/chat.open.ts';
import { createVoices } from './demo/voices.ts';
import type { Clock } from './shared/clock.ts';

type Chat = Pick<Awaited<ReturnType<typeof openChat>>, 'online' | 'isSilent' | 'speak' | 'postAsSystem'>;

/** The chat messages of the demo's audience. */
export const demoVoices = (chat: Chat, clock: Clock, failed: (error: unknown) => void) =>
  createVoices({
    clock,
    listeners: chat.online,
    isSilent: chat.isSilent,
    speak: ({ groupId, speaker, text }) => void chat.speak(groupId, speaker, text).catch(failed),
    announce: ({ groupId, key, text }) => void chat.postAsSystem(groupId, { kind: 'goal', text, key }).catch(failed),
    mainGroup: CHAT.defaultGroup,
  });
