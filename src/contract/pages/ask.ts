import type { AnyCall, InputOf } from '../http/call.ts';

/** How a resource is loaded: the call, and how the call's input is derived from the resource's. */
export interface Ask<Input, C extends AnyCall> {
  readonly call: C;
  readonly inputOf: (input: Input) => InputOf<C>;
}

/*#__NO_SIDE_EFFECTS__*/
export const ask = <Input, const C extends AnyCall>(call: C, inputOf: (input: Input) => InputOf<C>): Ask<Input, C> => ({
  call,
  inputOf,
});
