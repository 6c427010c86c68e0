import * as Schema from 'effect/Schema';
import { storedEvents, type StoredEventName, type StoredEvents } from '../bus/storedEvents.ts';
import type { Durable, Writes } from '../shared/outbox.ts';

const Named = Schema.fromJsonString(
  Schema.Struct({ name: Schema.Literals(Object.keys(storedEvents) as StoredEventName[]), message: Schema.Unknown }),
);
const readNamed = Schema.decodeUnknownSync(Named);

export const eventText = <Name extends StoredEventName>(name: Name, message: StoredEvents[Name]): string =>
  JSON.stringify({ name, message });

/** Passes a message to all its hearers; returns the statements that they want to store. */
export const heardBy = async <Name extends StoredEventName>(
  all: readonly Durable[],
  name: Name,
  message: StoredEvents[Name],
): Promise<readonly Writes[]> => {
  const answers = await Promise.all(all.map((durable) => durable[name]?.(message)));
  return answers.flatMap((writes) => writes ?? []);
};

/** The same for an event as text; throws for an event that this build does not know. */
export const textHeardBy = (all: readonly Durable[], text: string): Promise<readonly Writes[]> => {
  const { name, message } = readNamed(text);
  return heardBy(
    all,
    name,
    Schema.decodeUnknownSync(storedEvents[name] as Schema.Codec<StoredEvents[typeof name]>)(message),
  );
};
