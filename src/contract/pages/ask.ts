import type { AnyCall, InputOf } from '../http/call.ts';

/** How the application's resource of a name is asked for: by which call, and that call's input for the resource's own. */
export interface Ask<Input, C extends AnyCall> {
  readonly call: C;
  readonly inputOf: (input: Input) => InputOf<C>;
}

/*#__NO_SIDE_EFFECTS__*/
export const ask = <Input, const C extends AnyCall>(call: C, inputOf: (input: Input) => InputOf<C>): Ask<Input, C> => ({
  call,
  inputOf,
});
